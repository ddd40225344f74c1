import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReceipt } from '@summit/contract/awards/ballot-receipt';
import { checkAsked } from './checks/check-asked.ts';
import { checkOpenings } from './checks/check-openings.ts';
import { cannotSee, checkPublicLog } from './checks/check-public.ts';
import { checkRoll } from './checks/check-roll.ts';
import { checkShown, readResults } from './checks/check-shown.ts';
import type { Finding } from './checks/finding.ts';
import { type PublicLog, readOpenings, readPublicLog, readRoll } from './checks/public-log.ts';

const help = `npm run verify-tally -- LOG [--receipts FILE] [--key HEX] [--auditor OPENINGS --roll ROLL]

Checks the record of one vote's ballots. Nothing of it needs the site that counted them.

  LOG                  a file, or an address such as
                       https://SITE/api/public/awards/ballot-log?awardsType=Company&step=one
  --receipts FILE      receipts of voters, one a line: the log must still agree with each
  --key HEX            the public key as it was published before, to compare
  --auditor OPENINGS   what opens the leaves: checks every ballot, offline
  --roll ROLL          with the openings: every ballot belongs to somebody who may vote
  --help               this text

Ends with 0 when nothing is wrong, 1 when something is, 2 when there is nothing to check.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    receipts: { type: 'string' },
    key: { type: 'string' },
    auditor: { type: 'string' },
    roll: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [place, ...rest] = positionals;

async function read(from: string): Promise<string> {
  if (!isAddress(from)) return readFileSync(from, 'utf8');
  const response = await fetch(from);
  if (!response.ok) throw new Error(`${from} responds with ${response.status}: ${await response.text()}`);
  return response.text();
}

async function verify(from: string): Promise<Finding[]> {
  const log = readPublicLog(await read(from));
  const lines = values.receipts ? readFileSync(values.receipts, 'utf8').split('\n').filter(Boolean) : [];
  const receipts = lines.map((line) => readReceipt(line) ?? refuse(`This is no receipt: ${line}`));
  const findings = checkPublicLog(log, { receipts, publicKey: values.key });
  const announced = isAddress(from) ? [...checkAsked(log, from), ...(await checkAnnounced(log, from))] : [];
  const all = [...findings, ...announced, ...checkAsAuditor(log)];
  report(log, all);
  return all;
}

function checkAsAuditor(log: PublicLog): Finding[] {
  if (!values.auditor) {
    return values.roll ? refuse('--roll needs --auditor: ballots are found by their openings') : [];
  }
  const openings = readOpenings(readFileSync(values.auditor, 'utf8'));
  const roll = values.roll ? readRoll(readFileSync(values.roll, 'utf8')) : null;
  return [...checkOpenings(log, openings), ...(roll ? checkRoll(log, openings, roll) : [])];
}

/** Whether the site shows the winners and leaders that the record names. */
async function checkAnnounced(log: PublicLog, from: string): Promise<Finding[]> {
  const [year = '', awardsType = ''] = log.log.split('-');
  const address = new URL(from.replace(/ballot-log\?.*$/, 'results'));
  address.search = new URLSearchParams({ year, awardsType }).toString();
  return checkShown(log, readResults(await read(address.href)));
}

function report(log: PublicLog, findings: readonly Finding[]): void {
  const lines = [
    `${log.log}: ${log.leaves.length} leaves, ${log.ballots} ballots counted, ${log.exclusions.length} excluded, ${log.heads.length} heads, key ${log.publicKey}`,
    ...findings.map(({ kind, what }) => `WRONG  ${kind}: ${what}`),
    ...(findings.length === 0
      ? [
          'RIGHT  The leaves are those of every head, heads and record are signed, leaves equal ballots and exclusions, the totals equal the list, and the results the totals.',
        ]
      : []),
    ...(values.auditor && findings.length === 0
      ? [
          'RIGHT  Each leaf opens, each ballot keeps to the rules, no voter has two, and the openings equal the list.',
        ]
      : []),
    ...(values.roll && findings.length === 0
      ? ['RIGHT  Each ballot belongs to somebody else on the roll, who may vote.']
      : []),
    ...(values.auditor
      ? [
          ...(values.roll ? [] : ['Without --roll this does not see whether a ballot belongs to anybody.']),
          'This cannot see whether the people on the roll exist, and whether those who are said to have voted did: ask some of them.',
          'This cannot see whether a voter lent the account or was watched, nor who a voter is.',
        ]
      : ['This cannot see:', ...cannotSee.map((what) => `  - ${what}`)]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

function refuse(reason: string): never {
  throw new Error(reason);
}

if (values.help) {
  process.stdout.write(help);
} else if (place === undefined || rest.length > 0) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  await verify(place).then(
    (findings) => {
      if (findings.length > 0) process.exitCode = 1;
    },
    (error: unknown) => {
      process.stderr.write(
        `Nothing was checked. ${error instanceof Error ? error.message : String(error)}\n`,
      );
      process.exitCode = 2;
    },
  );
}
