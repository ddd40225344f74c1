import * as awardsCalls from '@summit/contract/calls/awards';
import type { ResponseOf } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import type { VoteRecord } from '../log/vote-record.ts';
import { type Finding, found, someOf } from './finding.ts';
import type { PublicLog } from './public-log.ts';

type Results = ResponseOf<typeof awardsCalls.awardsResults>;

/** Reads the results as the site shows them. Throws when they lack what results have. */
export function readResults(text: string): Results {
  return wholeRow(awardsCalls.awardsResults).response.validateSync(JSON.parse(text), { strict: true });
}

/** Whether the site shows the winners and leaders of the last record of a final vote; without a record, nobody. */
export function checkShown({ log, records }: PublicLog, { year, categories }: Results): Finding[] {
  const [ofYear = '', , step] = log.split('-');
  if (step !== 'two') return [];
  const last = records.at(-1);
  const results = last ? (JSON.parse(last.record) as VoteRecord).results : [];
  const recorded = results.map(({ nomineeId, result }) => `${nomineeId} ${result}`);
  const shown = categories.flatMap(({ winners, leaders }) =>
    [...winners, ...leaders].map(({ id, result }) => `${id} ${result}`),
  );
  const differing =
    year === Number(ofYear)
      ? [...recorded.filter((one) => !shown.includes(one)), ...shown.filter((one) => !recorded.includes(one))]
      : recorded;
  return differing.length > 0
    ? [found('wrong results', `The site does not show what was signed: ${someOf(differing)}.`)]
    : [];
}
