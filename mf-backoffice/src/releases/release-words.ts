import type * as calls from '@summit/contract/calls/organise-releases';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';

export type Releases = ResponseOf<typeof calls.releases>;
export type Remote = Releases['remotes'][number];
export type Outcome = ResponseOf<typeof calls.changeRelease>;
type Health = NonNullable<Remote['live']>['health'];
type HistoryEntry = Remote['history'][number];

/** What is to be done with a release, before why. */
export type Wish = Pick<BodyOf<typeof calls.changeRelease>, 'action' | 'buildId' | 'percent'>;

/** A remote as its team is called: `Awards`. */
export function remoteTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a button does: `Make a2 live`. */
export function wishWords({ action, buildId, percent }: Wish): string {
  if (action === 'withdraw') return `Withdraw ${buildId}`;
  if (action === 'rollback') return `Roll back ${buildId}`;
  return percent === 100 ? `Make ${buildId} live` : `Give ${buildId} to ${percent}% of the devices`;
}

/** What follows from it for visitors, in a sentence. */
export function wishMeaning({ action, percent }: Wish, { before }: Remote): string {
  if (action === 'withdraw') return 'Nobody gets this release any more. What is live stays live.';
  if (action === 'rollback') {
    return `Everybody gets ${before} again, the release that was live before. Open pages stay as they are until their visitors walk on.`;
  }
  if (percent === 100) {
    return 'Everybody gets this release within seconds. Open pages stay as they are until their visitors walk on, and nothing that was typed is lost.';
  }
  return `So many of the visitors’ devices get this release, always the same ones; the others stay with what is live.`;
}

/** That it was done, in a sentence. */
export function doneWords(name: string, { action, buildId, percent }: Wish, { before }: Remote): string {
  const remote = remoteTitle(name);
  if (action === 'withdraw') return `${remote} ${buildId} is withdrawn.`;
  if (action === 'rollback') return `${remote} ${before} is live again.`;
  return percent === 100
    ? `${remote} ${buildId} is live.`
    : `${remote} ${buildId} is for ${percent}% of the devices.`;
}

const verdictWords: Record<Health['verdict'], string> = {
  unwatched: '',
  sound: 'Nothing unusual so far.',
  suspect: 'May be failing: it fails more often than the release before. Look at these pages, and decide.',
  failing: 'Failing: the health gate takes it back.',
};

/** How a release fares, in words. */
export function healthWords({ views, failed, pages, verdict }: Health): string {
  const counts = views === 0 ? 'Nobody has seen it yet.' : `${failed} of ${views} views failed.`;
  const where = failed > 0 && pages.length > 0 ? ` Pages: ${pages.join(', ')}.` : '';
  return [verdictWords[verdict], `${counts}${where}`].filter(Boolean).join(' ');
}

/** Whether people have to look at it. */
export function isAlarming({ verdict }: Health): boolean {
  return verdict === 'suspect' || verdict === 'failing';
}

const actionWords: Record<HistoryEntry['action'], string> = {
  promote: 'Made live',
  rollback: 'Rolled back to',
  retire: 'Taken off the site',
  candidate: 'Handed over as a candidate',
  share: 'Given to a share',
  withdraw: 'Withdrawn',
};

/** What was done with a release: `Given to a share: 10%`. */
export function historyWords({ action, percent }: HistoryEntry): string {
  return percent === null ? actionWords[action] : `${actionWords[action]}: ${percent}%`;
}

/** Who acts in the history where no person does. */
const healthGate = 'health gate';

/** What the health gate did last, if nobody has done anything since. */
export function gateAction({ history }: Remote): HistoryEntry | null {
  const [last] = history;
  return last?.by === healthGate ? last : null;
}
