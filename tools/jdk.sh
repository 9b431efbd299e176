# Sourced by ./banneret, ./verify and ./format.

NEEDED_JDK=25

# The major version of the JDK in folder $1; nothing if there is none.
jdk_major() {
  [ -x "$1/bin/javac" ] && [ -x "$1/bin/java" ] || return 0
  if [ -r "$1/release" ]; then
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
  else
    "$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p'
  fi
}

# Prints the home of a JDK that is new enough: the one asked for, else the newest one found.
find_jdk() {
  local best='' best_major=0 home major on_path
  if [ -n "${JAVA_HOME:-}" ]; then
    major=$(jdk_major "$JAVA_HOME")
    if [ "${major:-0}" -ge "$NEEDED_JDK" ]; then
      printf '%s\n' "$JAVA_HOME"
      return 0
    fi
  fi
  on_path=$(command -v javac 2>/dev/null || true)
  if [ -n "$on_path" ]; then
    on_path=$(real_path "$on_path")
    on_path=${on_path%/bin/javac}
  fi
  for home in "$on_path" \
    /usr/lib/jvm/* /opt/java/* "$HOME"/.jdks/* "$HOME"/.sdkman/candidates/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "$(/usr/libexec/java_home -v "$NEEDED_JDK+" 2>/dev/null || true)"; do
    [ -n "$home" ] || continue
    major=$(jdk_major "$home")
    if [ "${major:-0}" -ge "$NEEDED_JDK" ] && [ "$major" -gt "$best_major" ]; then
      best=$home
      best_major=$major
    fi
  done
  [ -n "$best" ] && printf '%s\n' "$best"
}

# The file behind $1, however many symbolic links lead to it (macOS has no readlink -f).
real_path() {
  local path=$1 link
  while [ -L "$path" ]; do
    link=$(readlink "$path")
    case $link in
      /*) path=$link ;;
      *) path=$(dirname "$path")/$link ;;
    esac
  done
  printf '%s/%s\n' "$(cd -P "$(dirname "$path")" && pwd)" "$(basename "$path")"
}

need_node() {
  command -v npm >/dev/null 2>&1 \
    || fail "The page is built and tested with Node.js 20 or newer: install it, so that node and npm are on the PATH."
}

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# Sets JAVA_HOME, or ends with one sentence.
need_jdk() {
  JAVA_HOME=$(find_jdk) \
    || fail "Banneret needs JDK $NEEDED_JDK or newer: install one (for example Eclipse Temurin), or set JAVA_HOME to it."
  export JAVA_HOME
}

need_maven() {
  command -v mvn >/dev/null 2>&1 \
    || fail "Banneret is built with Apache Maven 3.8 or newer: install it, so that mvn is on the PATH."
}

# Maven on the JDK found, without the warnings that its own libraries cause there.
maven() {
  MAVEN_OPTS="--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS:-}" \
    mvn "$@"
}
