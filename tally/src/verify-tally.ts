import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BallotReceipt, readReceipt } from '@summit/contract/awards/ballot-receipt';
import { checkAsked } from './checks/check-asked.ts';
import { checkOpenings } from './checks/check-openings.ts';
import { checkPublicLog } from './checks/check-public.ts';
import { checkRoll } from './checks/check-roll.ts';
import { checkShown, readResults } from './checks/check-shown.ts';
import { conclude } from './checks/conclusion.ts';
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

Ends with 0 when nothing is wrong, 1 when something is, 2 when there is nothing to check:
no ballots in the log, no receipts in their file.
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

/** @returns the code to end with */
async function verify(from: string): Promise<number> {
  const log = readPublicLog(await read(from));
  const receipts = values.receipts === undefined ? [] : readReceipts(values.receipts);
  const findings = checkPublicLog(log, { receipts, publicKey: values.key });
  const announced = isAddress(from) ? [...checkAsked(log, from), ...(await checkAnnounced(log, from))] : [];
  const { lines, exitCode } = conclude({
    log,
    receipts,
    findings: [...findings, ...announced, ...checkAsAuditor(log)],
    hasOpenings: Boolean(values.auditor),
    hasRoll: Boolean(values.roll),
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitCode;
}

/** The receipts of a file. One without any is refused: the log would seem to agree with what is not there. */
function readReceipts(file: string): BallotReceipt[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) refuse(`There is no receipt in ${file}`);
  return lines.map((line) => readReceipt(line) ?? refuse(`This is no receipt: ${line}`));
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
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      process.stderr.write(
        `Nothing was checked. ${error instanceof Error ? error.message : String(error)}\n`,
      );
      process.exitCode = 2;
    },
  );
}
