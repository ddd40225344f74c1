/** Prints a line and whether it reaches its goal. A missed goal is only printed, because machines differ. */
export function printGoal(line: string, isReached: boolean, goal: string): void {
  process.stdout.write(`${line.padEnd(64)} ${isReached ? 'reaches' : 'MISSES'} the goal: ${goal}\n`);
}

/** Prints a promise that no machine may break; a broken one makes the program fail. */
export function printPromise(line: string, isHeld: boolean): void {
  process.stdout.write(`${isHeld ? 'right' : 'WRONG'}: ${line}\n`);
  if (!isHeld) process.exitCode = 1;
}
