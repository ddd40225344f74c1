import { type Finding, found } from './finding.ts';
import type { PublicLog } from './public-log.ts';

/** Whether a record is that of the vote that its address asks for: an honest one of another vote is right in itself. */
export function checkAsked({ log }: Pick<PublicLog, 'log'>, address: string): Finding[] {
  const { searchParams } = new URL(address);
  const is = log.split('-');
  const isOther = ['year', 'awardsType', 'step'].some((name, at) => {
    const asked = searchParams.get(name);
    return asked !== null && asked !== is[at];
  });
  return isOther ? [found('other vote', `This is the record of ${log}, which was not asked for.`)] : [];
}
