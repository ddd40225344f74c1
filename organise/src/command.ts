import type { Client } from './client.ts';
import type { Terminal } from './terminal.ts';

/** The arguments of a command. */
export interface CommandContext {
  client: Client;
  terminal: Terminal;
  /** The words after the command's name. */
  words: readonly string[];
  options: Options;
}

export interface Options {
  /** A moment with its zone. */
  at?: string;
  /** Changes are made without asking. */
  yes?: boolean;
}

/** One command: its words, and its action. */
export interface Command {
  usage: string;
  about: string;
  run: (context: CommandContext) => Promise<void>;
}

/** Shows what would change, and asks whether it should. */
export async function isWanted(
  { terminal, options }: CommandContext,
  changes: readonly string[],
): Promise<boolean> {
  changes.forEach((change) => terminal.print(`  ${change}`));
  if (options.yes) return true;
  const answer = await terminal.ask('Make this change? [y/N]');
  if (/^y(es)?$/i.test(answer.trim())) return true;
  terminal.print('Nothing was changed.');
  return false;
}

/** A word that a command cannot do without. @throws with the command's usage */
export function requireWord(word: string | undefined, { usage }: Pick<Command, 'usage'>): string {
  if (!word) throw new Error(`npm run organise -- ${usage}`);
  return word;
}

/** A word that has to be one of some. */
export function oneOfWords<T extends string>(word: string, known: readonly T[]): T {
  const found = known.find((one) => one.toLowerCase() === word.toLowerCase());
  if (!found) throw new Error(`'${word}' is none of: ${known.join(', ')}`);
  return found;
}
