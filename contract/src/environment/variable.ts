import type { Rule } from './rules.ts';

/** The programs that read the environment; `start` checks what it passes on to the others. */
export type Program = 'api' | 'shell' | 'releases' | 'start';

/** The row of one environment variable. */
export interface Variable {
  readBy: readonly Program[];
  rule: Rule<unknown>;
  /** Used where the variable is not set or empty. */
  default?: string;
  /** What applies without the variable, where that is not a single value. */
  without?: string;
  /** A program that reads the variable does not start without it. */
  isRequired?: true;
  /** The value is never shown in a message. */
  isSecret?: true;
  /** The variable that has to be set together with this one, or not at all. */
  pairedWith?: string;
  /** The document whose table of settings has a row for it. */
  document: 'README.md' | 'docs/operations/settings.md' | 'docs/operations/services.md';
  meaning: string;
}
