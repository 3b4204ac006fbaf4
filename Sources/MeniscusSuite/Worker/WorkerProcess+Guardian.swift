extension WorkerProcess {
  /// A command that ends with this process, with all that it has started, though it does not look at
  /// its standard input.
  static func guarded(_ command: [String]) -> [String] {
    ["/bin/sh", "-c", guardian, "sh"] + command
  }

  /// Runs a command and waits for it.
  ///
  /// At the end of standard input the command is asked to end, with its whole group if it is alone in
  /// it, and made to five seconds later.
  private static let guardian = """
    exec 3<&0 </dev/null
    if kill -0 -$$ 2>/dev/null; then
      whole=0
      trap : TERM
    else
      trap 'kill -TERM $command 2>/dev/null' TERM
    fi
    "$@" 3<&- &
    command=$!
    (
      trap - TERM
      read -r line <&3
      trap '' TERM
      kill -TERM ${whole:-$command}
      for second in 1 2 3 4 5; do
        kill -0 $command 2>/dev/null || exit
        sleep 1
      done
      kill -KILL ${whole:-$command}
    ) &
    watch=$!
    exec 3<&-
    wait $command
    status=$?
    while kill -0 $command 2>/dev/null; do
      wait $command
      status=$?
    done
    kill -KILL $watch 2>/dev/null
    exit $status
    """
}
