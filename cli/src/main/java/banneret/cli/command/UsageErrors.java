package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.kernel.tree.Malformed;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in the reader's language why a command line could not be read: picocli speaks English. */
public final class UsageErrors implements IParameterExceptionHandler {
  private final Messages messages;

  public UsageErrors(Messages messages) {
    this.messages = messages;
  }

  @Override
  public int handleParseException(ParameterException failure, String[] args) {
    CommandLine at = failure.getCommandLine();
    String command = at.getCommandSpec().qualifiedName();
    at.getErr().println(sentence(failure, List.of(args)));
    at.getErr().println(messages.say("wrong.try", "command", command));
    return CommandLine.ExitCode.USAGE;
  }

  private String sentence(ParameterException failure, List<String> args) {
    CommandSpec command = failure.getCommandLine().getCommandSpec();
    return switch (failure) {
      case UnmatchedArgumentException unmatched -> unknown(unmatched, command);
      case MissingParameterException missing ->
          messages.say("wrong.missing", "what", all(missing.getMissing()));
      case OverwrittenOptionException twice ->
          messages.say("wrong.twice", "what", name(twice.getOverwritten()));
      default -> value(failure, args);
    };
  }

  private String unknown(UnmatchedArgumentException failure, CommandSpec command) {
    String found = failure.getUnmatched().getFirst();
    if (!failure.isUnknownOption() && !command.subcommands().isEmpty()) {
      String known = String.join(", ", command.subcommands().keySet());
      return messages.say("wrong.command", "found", found, "known", known);
    }
    if (!failure.isUnknownOption()) {
      return messages.say("wrong.argument", "found", found);
    }
    String similar = String.join(", ", failure.getSuggestions());
    return similar.isEmpty()
        ? messages.say("wrong.option", "found", found)
        : messages.say("wrong.option-like", "found", found, "known", similar);
  }

  private static String all(List<ArgSpec> missing) {
    return missing.stream().map(UsageErrors::full).collect(Collectors.joining(", "));
  }

  /** How an argument is written: {@code --seats=BOT}. */
  private static String full(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName() + "=" + option.paramLabel()
        : argument.paramLabel();
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private String value(ParameterException failure, List<String> args) {
    if (failure.getCause() instanceof Malformed said) {
      return String.valueOf(said.getMessage());
    }
    ArgSpec argument = failure.getArgSpec();
    if (argument == null) {
      return messages.say("wrong.command-line", "line", String.join(" ", args));
    }
    String key =
        switch (argument.type().getSimpleName()) {
          case "boolean" -> "wrong.switch";
          case "int", "Integer" -> "wrong.whole-number";
          case "double" -> "wrong.number";
          case "Map" -> "wrong.pair";
          default -> "wrong.value";
        };
    String found = String.valueOf(failure.getValue());
    return messages.say(key, "what", name(argument), "found", found, "form", argument.paramLabel());
  }
}
