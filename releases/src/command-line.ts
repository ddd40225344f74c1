import { userInfo } from 'node:os';
import type { SharePercent } from '@summit/contract/releases/registry';
import { maxPreviewHours } from '@summit/rendering/signing/preview-link';
import type { Reason } from './promotion/live-changes.ts';
import { getHistory, newTeamKey, type ReleaseOrder, retireRemote, rollBack } from './release-command.ts';
import { previewLink, promoteWaiting, withdrawWaiting } from './waiting-command.ts';

/** The options of every program that changes what is live, for `parseArgs`. */
export const changeOptions = {
  from: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  retire: { type: 'boolean', default: false },
  candidate: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  share: { type: 'string' },
  preview: { type: 'boolean', default: false },
  path: { type: 'string' },
  hours: { type: 'string' },
  withdraw: { type: 'boolean', default: false },
  history: { type: 'boolean', default: false },
  drops: { type: 'string', multiple: true },
  untried: { type: 'boolean', default: false },
  'allow-older': { type: 'boolean', default: false },
  sign: { type: 'string' },
  'new-key': { type: 'string' },
  by: { type: 'string' },
  why: { type: 'string' },
  notes: { type: 'string', multiple: true },
  help: { type: 'boolean', default: false },
} as const;

interface ChangeValues {
  rollback: boolean;
  retire: boolean;
  candidate: boolean;
  promote: boolean;
  share?: string | undefined;
  preview: boolean;
  path?: string | undefined;
  hours?: string | undefined;
  withdraw: boolean;
  history: boolean;
  drops?: string[] | undefined;
  untried: boolean;
  'allow-older': boolean;
  sign?: string | undefined;
  'new-key'?: string | undefined;
  by?: string | undefined;
  why?: string | undefined;
  notes?: string[] | undefined;
}

export const changeUsage = `  --candidate      check the release and put it in its place, for previews and \`promote\`: nobody else sees it
  --share <1|10|100>  with promote: give it to so many per cent of the devices; 100 makes it live
  --path <path>, --hours <1 to ${maxPreviewHours}>  with preview: the page that the link opens, else its first one, and how long it is valid
  --drops <path>   the release may do without this page of the live one; may be repeated, and "all" is every page
  --untried        release it although the API is away and its pages cannot be tried
  --allow-older    release a build again that its team signed before the newest one
  --sign <file>    sign the build with this private key of its team
  --new-key <file> make a pair of keys: the private one for the team, the public one for this site, which from then on
                   releases only what is signed
  --by <name>      who does it, for the history; else the user of this machine
  --why <reason>   for the history
  --notes <line>   what is different for visitors, for the history; may be repeated`;

/** Runs the commands that need no build. Returns the output, or null when a build is to be released. */
export async function changeWithoutBuild(
  [remote, buildId]: (string | undefined)[],
  values: ChangeValues,
): Promise<string | null> {
  if (values.history) return getHistory(remote);
  if (remote && values['new-key']) return newTeamKey(remote, values['new-key']);
  if (remote && values.promote) {
    const { share, drops } = values;
    return promoteWaiting({ ...reasonFrom(values), remote, buildId, percent: percentFrom(share), drops });
  }
  if (remote && values.preview) return previewLink({ remote, buildId, ...previewFrom(values) });
  if (remote && values.withdraw) return withdrawWaiting(remote, buildId, reasonFrom(values));
  if (remote && values.rollback) return rollBack(remote, reasonFrom(values));
  if (remote && values.retire) return retireRemote(remote, reasonFrom(values));
  return null;
}

/** Converts the options of a release. */
export function orderFrom(values: ChangeValues): Omit<ReleaseOrder, 'remote' | 'build' | 'shellBuild'> {
  return {
    ...reasonFrom(values),
    drops: values.drops ?? [],
    candidate: values.candidate,
    untriedWithoutApi: values.untried,
    allowOlder: values['allow-older'],
    sign: values.sign,
  };
}

/** Prints the result of a command; on failure, prints the message and sets the exit code 1. */
export function runCommand(command: () => Promise<string>): void {
  command().then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}

function reasonFrom({ by, why, notes }: ChangeValues): Reason {
  return { by: by ?? userName(), ...(why && { why }), ...(notes && { notes }) };
}

function percentFrom(share = '100'): SharePercent | 100 {
  const percent = ([1, 10, 100] as const).find((one) => String(one) === share);
  if (percent === undefined) throw new Error(`--share is 1, 10 or 100, not '${share}'.`);
  return percent;
}

function previewFrom({ path, hours = String(maxPreviewHours) }: ChangeValues) {
  if (path !== undefined && !/^\/(?!\/)/.test(path)) {
    throw new Error(`--path is a page of the site, such as /awards, not '${path}'.`);
  }
  const number = Number(hours);
  if (!(number > 0 && number <= maxPreviewHours)) {
    throw new Error(`--hours is at most ${maxPreviewHours}, not '${hours}'.`);
  }
  return { path, hours: number };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // Some containers run as a user that has no name.
    return 'unknown';
  }
}
