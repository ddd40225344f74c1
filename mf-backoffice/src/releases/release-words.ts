import type * as calls from '@summit/contract/calls/organise-releases';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { remoteTitle } from '../shared/words/remote-title.ts';

export type Releases = ResponseOf<typeof calls.releases>;
export type Remote = Releases['remotes'][number];
export type Outcome = ResponseOf<typeof calls.changeRelease>;
type Health = NonNullable<Remote['live']>['health'];
type HistoryEntry = Remote['history'][number];

/** An action with a release, before its reason is entered. */
export type Wish = Pick<BodyOf<typeof calls.changeRelease>, 'action' | 'buildId' | 'percent'>;

/** The label of an action: `Make a2 live`. */
export function wishWords({ action, buildId, percent }: Wish): string {
  if (action === 'withdraw') return `Withdraw ${buildId}`;
  if (action === 'rollback') return `Roll back ${buildId}`;
  return percent === 100 ? `Make ${buildId} live` : `Give ${buildId} to ${percent}% of devices`;
}

/** The effect of an action for visitors, in a sentence. */
export function wishMeaning({ action, percent }: Wish, { before }: Remote): string {
  if (action === 'withdraw') return 'Visitors no longer get this release. What is live stays live.';
  if (action === 'rollback') {
    return `Everyone gets ${before} again, the release that was live before. Open pages stay as they are until the visitor opens another.`;
  }
  if (percent === 100) {
    return 'Everyone gets this release within seconds. Open pages stay as they are until the visitor opens another, and nothing typed is lost.';
  }
  return `This share of visitors’ devices gets the release, always the same ones. The others keep what is live.`;
}

/** The confirmation of an action, in a sentence. */
export function doneWords(name: string, { action, buildId, percent }: Wish, { before }: Remote): string {
  const remote = remoteTitle(name);
  if (action === 'withdraw') return `${remote} ${buildId} is withdrawn.`;
  if (action === 'rollback') return `${remote} ${before} is live again.`;
  return percent === 100
    ? `${remote} ${buildId} is live.`
    : `${remote} ${buildId} is given to ${percent}% of devices.`;
}

const verdictWords: Record<Health['verdict'], string> = {
  unwatched: '',
  sound: 'Nothing unusual so far.',
  suspect: 'May be failing: it fails more often than the release before. Check these pages, and decide.',
  failing: 'Failing: the health gate rolls it back.',
};

/** The health of a release, in words. */
export function healthWords({ views, failed, pages, verdict }: Health): string {
  const counts = views === 0 ? 'No views yet.' : `${failed} of ${views} views failed.`;
  const where = failed > 0 && pages.length > 0 ? ` Pages: ${pages.join(', ')}.` : '';
  return [verdictWords[verdict], `${counts}${where}`].filter(Boolean).join(' ');
}

/** Whether people have to check it. */
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

/** An action in the history: `Given to a share: 10%`. */
export function historyWords({ action, percent }: HistoryEntry): string {
  return percent === null ? actionWords[action] : `${actionWords[action]}: ${percent}%`;
}

/** Who acts in the history where no person does. */
const healthGate = 'health gate';

/** The health gate's last action, if it is the latest in the history. */
export function gateAction({ history }: Remote): HistoryEntry | null {
  const [last] = history;
  return last?.by === healthGate ? last : null;
}
