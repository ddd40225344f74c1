import type { Program } from './variable.ts';
import { type VariableRows, variableRows } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Value<Row> = Row extends { rule: (text: string) => infer T }
  ? Row extends { default: string } | { isRequired: true }
    ? T
    : T | undefined
  : never;

/** The values that a program reads, by the names of their variables; an empty variable counts as not set. */
export type Values<P extends Program> = {
  -readonly [
    Name in keyof VariableRows as P extends VariableRows[Name]['readBy'][number] ? Name : never
  ]: Value<VariableRows[Name]>;
};

/** The environment has values that a program cannot start with; the message names all of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

function isReadBy(program: Program, name: string): boolean {
  return variableRows[name]?.readBy.includes(program) ?? false;
}

/**
 * Reads the variables of a program.
 * @throws EnvironmentError that names every unusable variable with what it must be
 */
export function readEnvironment<P extends Program>(env: Environment, program: P): Values<P> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, row] of Object.entries(variableRows)) {
    if (!row.readBy.includes(program)) continue;
    const given = env[name] || undefined;
    const problem =
      row.pairedWith && isReadBy(program, row.pairedWith) && given && !env[row.pairedWith]
        ? `must be set together with ${row.pairedWith}`
        : '';
    if (problem) problems.push(`${name} ${problem}`);
    if (!given && row.isRequired) problems.push(`${name} must be set: ${row.meaning}`);
    const text = given ?? row.default;
    try {
      values[name] = text === undefined ? undefined : row.rule(text);
    } catch (error) {
      const mustBe = error instanceof Error ? error.message : String(error);
      // A list names the entry that is wrong itself.
      const shown = row.isSecret || mustBe.includes(', not ') ? '' : `, not '${text}'`;
      problems.push(`${name} ${mustBe}${shown}`);
    }
  }
  if (problems.length > 0) throw new EnvironmentError(problems);
  return values as Values<P>;
}
