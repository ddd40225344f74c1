import { type Finding, found } from './finding.ts';
import type { PublicLog } from './public-log.ts';

/** Whether a record belongs to the vote that was requested: a valid record of another vote must not pass for it. */
export function checkAsked({ log }: Pick<PublicLog, 'log'>, address: string): Finding[] {
  const { searchParams } = new URL(address);
  const is = log.split('-');
  const isOther = ['year', 'awardsType', 'step'].some((name, at) => {
    const asked = searchParams.get(name);
    return asked !== null && asked !== is[at];
  });
  return isOther ? [found('other vote', `This is the record of ${log}, which was not asked for.`)] : [];
}
