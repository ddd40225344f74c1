import { userInfo } from 'node:os';
import type { Reason } from './promotion/live-changes.ts';
import { historyOf, newTeamKey, type ReleaseOrder, retireRemote, rollBack } from './release-command.ts';

/** The options of every program that changes what is live, for `parseArgs`. */
export const changeOptions = {
  from: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  retire: { type: 'boolean', default: false },
  history: { type: 'boolean', default: false },
  drops: { type: 'string', multiple: true },
  untried: { type: 'boolean', default: false },
  sign: { type: 'string' },
  'new-key': { type: 'string' },
  by: { type: 'string' },
  why: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

interface ChangeValues {
  rollback: boolean;
  retire: boolean;
  history: boolean;
  drops?: string[] | undefined;
  untried: boolean;
  sign?: string | undefined;
  'new-key'?: string | undefined;
  by?: string | undefined;
  why?: string | undefined;
}

export const changeUsage = `  --drops <path>   the release may do without this page of the live one; may be repeated
  --untried        release it although the API is away and its pages cannot be tried
  --sign <file>    sign the build with this private key of its team
  --new-key <file> make a pair of keys: the private one for the team, the public one for this site, which from then on
                   releases only what is signed
  --by <name>      who does it, for the history; else the user of this machine
  --why <reason>   for the history`;

/** What the options ask for where no build is needed. Returns what to print, or null when a build is to be released. */
export async function changeWithoutBuild(
  remote: string | undefined,
  values: ChangeValues,
): Promise<string | null> {
  if (values.history) return historyOf(remote);
  if (remote && values['new-key']) return newTeamKey(remote, values['new-key']);
  if (remote && values.rollback) return rollBack(remote, reasonFrom(values));
  if (remote && values.retire) return retireRemote(remote, reasonFrom(values));
  return null;
}

/** What the options say of a release. */
export function orderFrom(values: ChangeValues): Omit<ReleaseOrder, 'remote' | 'build' | 'shellBuild'> {
  return {
    ...reasonFrom(values),
    drops: values.drops ?? [],
    untriedWithoutApi: values.untried,
    sign: values.sign,
  };
}

/** Prints what a command returns; a failure is its message and the exit code 1. */
export function runCommand(command: () => Promise<string>): void {
  command().then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}

function reasonFrom({ by, why }: ChangeValues): Reason {
  return { by: by ?? userName(), ...(why && { why }) };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // Some containers run as a user that has no name.
    return 'unknown';
  }
}
