import type { VoteStep } from '@summit/contract/awards/awards-status';
import { subjectNames } from '@summit/contract/season/status-names';
import type { AwardsTrack } from '@summit/contract/site/page';

const stepNames: Record<VoteStep, string> = { one: 'first vote', two: 'final vote' };

/** `Companies, first vote` */
export function voteName({ awardsType, step }: { awardsType: AwardsTrack; step: VoteStep }): string {
  return `${subjectNames[awardsType]}, ${stepNames[step]}`;
}

/** `a and b`, `a, b and c` */
export function inOneList(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
