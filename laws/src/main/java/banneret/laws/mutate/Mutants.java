package banneret.laws.mutate;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the changes that can be made to a class, and makes one of them. */
final class Mutants {
  private static final Map<Opcode, Opcode> OPPOSITE = new EnumMap<>(Opcode.class);
  private static final Map<Opcode, Opcode> BOUNDARY = new EnumMap<>(Opcode.class);
  private static final Map<Opcode, Opcode> OPERATOR = new EnumMap<>(Opcode.class);

  /** What is not a rule: texts and what the compiler writes by itself. */
  private static final Set<String> SPARED =
      Set.of("<clinit>", "<init>", "say", "toString", "equals", "hashCode");

  static {
    both(OPPOSITE, Opcode.IFEQ, Opcode.IFNE);
    both(OPPOSITE, Opcode.IFLT, Opcode.IFGE);
    both(OPPOSITE, Opcode.IFGT, Opcode.IFLE);
    both(OPPOSITE, Opcode.IFNULL, Opcode.IFNONNULL);
    both(OPPOSITE, Opcode.IF_ICMPEQ, Opcode.IF_ICMPNE);
    both(OPPOSITE, Opcode.IF_ICMPLT, Opcode.IF_ICMPGE);
    both(OPPOSITE, Opcode.IF_ICMPGT, Opcode.IF_ICMPLE);
    both(OPPOSITE, Opcode.IF_ACMPEQ, Opcode.IF_ACMPNE);
    both(BOUNDARY, Opcode.IFLT, Opcode.IFLE);
    both(BOUNDARY, Opcode.IFGT, Opcode.IFGE);
    both(BOUNDARY, Opcode.IF_ICMPLT, Opcode.IF_ICMPLE);
    both(BOUNDARY, Opcode.IF_ICMPGT, Opcode.IF_ICMPGE);
    both(OPERATOR, Opcode.IADD, Opcode.ISUB);
    both(OPERATOR, Opcode.IMUL, Opcode.IDIV);
    both(OPERATOR, Opcode.IAND, Opcode.IOR);
    both(OPERATOR, Opcode.ISHL, Opcode.ISHR);
    OPERATOR.put(Opcode.IUSHR, Opcode.ISHL);
    OPERATOR.put(Opcode.IREM, Opcode.IMUL);
    OPERATOR.put(Opcode.IXOR, Opcode.IAND);
  }

  private Mutants() {}

  private static void both(Map<Opcode, Opcode> map, Opcode one, Opcode other) {
    map.put(one, other);
    map.put(other, one);
  }

  /** All changes of a class, in the order of its code. */
  static List<Mutant> of(byte[] bytes) {
    ClassModel type = ClassFile.of().parse(bytes);
    String name = type.thisClass().asInternalName().replace('/', '.');
    String file =
        type.findAttribute(java.lang.classfile.Attributes.sourceFile())
            .map(SourceFileAttribute::sourceFile)
            .map(Object::toString)
            .orElse(name);
    List<Mutant> mutants = new ArrayList<>();
    for (int number = 0; number < type.methods().size(); number++) {
      MethodModel method = type.methods().get(number);
      if (isRule(method) && method.code().isPresent()) {
        add(name, file, number, method, method.code().get(), mutants);
      }
    }
    return mutants;
  }

  private static boolean isRule(MethodModel method) {
    String name = method.methodName().stringValue();
    boolean written = !method.flags().has(AccessFlag.SYNTHETIC) || name.startsWith("lambda$");
    return written && !SPARED.contains(name);
  }

  private static void add(
      String type, String file, int number, MethodModel method, CodeModel code, List<Mutant> out) {
    int line = 0;
    int place = 0;
    for (CodeElement element : code.elementList()) {
      if (element instanceof LineNumber at) {
        line = at.line();
      }
      for (Mutant.Change change : Mutant.Change.values()) {
        if (line > 0 && applies(change, element, method)) {
          out.add(new Mutant(type, file, line, number, place, change));
        }
      }
      place++;
    }
  }

  private static boolean applies(Mutant.Change change, CodeElement element, MethodModel method) {
    ClassDesc result = method.methodTypeSymbol().returnType();
    return switch (change) {
      case NEGATED ->
          element instanceof BranchInstruction jump && OPPOSITE.containsKey(jump.opcode());
      case BOUNDARY ->
          element instanceof BranchInstruction jump && BOUNDARY.containsKey(jump.opcode());
      case OPERATOR ->
          element instanceof OperatorInstruction operator
              && OPERATOR.containsKey(operator.opcode());
      case CONSTANT ->
          element instanceof ConstantInstruction constant
              && constant.typeKind() == TypeKind.INT
              && !result.equals(ConstantDescs.CD_boolean);
      case CALL ->
          element instanceof InvokeInstruction call
              && call.typeSymbol().returnType().equals(ConstantDescs.CD_void)
              && !call.name().equalsString("<init>");
      case FLAG -> element instanceof ReturnInstruction && result.equals(ConstantDescs.CD_boolean);
      case NOTHING -> element instanceof ReturnInstruction && !result.isPrimitive();
    };
  }

  /**
   * The class with one change.
   *
   * @param loader finds the classes that this one speaks of
   */
  static byte[] apply(byte[] bytes, Mutant mutant, ClassLoader loader) {
    ClassFile files =
        ClassFile.of(
            ClassFile.ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(loader)
                    .orElse(ClassHierarchyResolver.defaultResolver())));
    ClassModel type = files.parse(bytes);
    MethodModel changed = type.methods().get(mutant.method());
    ClassTransform transform =
        ClassTransform.transformingMethodBodies(
            method -> method == changed, CodeTransform.ofStateful(() -> new Changing(mutant)));
    return files.transformClass(type, transform);
  }

  /** Copies code and changes one element of it. */
  private static final class Changing implements CodeTransform {
    private final Mutant mutant;
    private int place;

    Changing(Mutant mutant) {
      this.mutant = mutant;
    }

    @Override
    public void accept(CodeBuilder out, CodeElement element) {
      if (place++ != mutant.place()) {
        out.with(element);
        return;
      }
      switch (element) {
        case BranchInstruction jump -> {
          boolean negated = mutant.change() == Mutant.Change.NEGATED;
          out.branch(other(negated ? OPPOSITE : BOUNDARY, jump.opcode()), jump.target());
        }
        case OperatorInstruction operator ->
            out.with(OperatorInstruction.of(other(OPERATOR, operator.opcode())));
        case ConstantInstruction constant ->
            out.loadConstant((Integer) constant.constantValue() + 1);
        case InvokeInstruction call -> leaveOut(out, call);
        case ReturnInstruction result when mutant.change() == Mutant.Change.FLAG ->
            out.iconst_1().ixor().with(result);
        case ReturnInstruction result -> out.pop().aconst_null().with(result);
        default -> throw new IllegalStateException(mutant + " fits no " + element);
      }
    }

    private static Opcode other(Map<Opcode, Opcode> map, Opcode opcode) {
      @Nullable Opcode other = map.get(opcode);
      if (other == null) {
        throw new IllegalStateException("no other for " + opcode);
      }
      return other;
    }

    private static void leaveOut(CodeBuilder out, InvokeInstruction call) {
      List<ClassDesc> taken = call.typeSymbol().parameterList();
      for (int i = taken.size() - 1; i >= 0; i--) {
        if (TypeKind.from(taken.get(i)).slotSize() == 2) {
          out.pop2();
        } else {
          out.pop();
        }
      }
      if (call.opcode() != Opcode.INVOKESTATIC) {
        out.pop();
      }
    }
  }
}
