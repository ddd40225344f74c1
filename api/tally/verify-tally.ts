import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReceipt } from '@summit/contract/ballot-receipt';
import { checkOpenings } from './check-openings.ts';
import { cannotSee, checkPublicLog } from './check-public.ts';
import type { Finding } from './finding.ts';
import { type PublicLog, readOpenings, readPublicLog } from './public-log.ts';

const help = `npm run verify-tally -- LOG [--receipts FILE] [--key HEX] [--auditor OPENINGS]

Checks the record of one vote's ballots. Nothing of it needs the site that counted them.

  LOG                  a file, or an address such as
                       https://SITE/api/public/awards/ballot-log?awardsType=Company&step=one
  --receipts FILE      receipts of voters, one a line: the log must still agree with each
  --key HEX            the public key as it was published before, to compare
  --auditor OPENINGS   what opens the leaves: checks every ballot, offline
  --help               this text

Ends with 0 when nothing is wrong, 1 when something is, 2 when there is nothing to check.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    receipts: { type: 'string' },
    key: { type: 'string' },
    auditor: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [place, ...rest] = positionals;

async function read(from: string): Promise<string> {
  if (!/^https?:\/\//.test(from)) return readFileSync(from, 'utf8');
  const response = await fetch(from);
  if (!response.ok) throw new Error(`${from} responds with ${response.status}: ${await response.text()}`);
  return response.text();
}

async function verify(from: string): Promise<Finding[]> {
  const log = readPublicLog(await read(from));
  const lines = values.receipts ? readFileSync(values.receipts, 'utf8').split('\n').filter(Boolean) : [];
  const receipts = lines.map((line) => readReceipt(line) ?? refuse(`This is no receipt: ${line}`));
  const findings = checkPublicLog(log, { receipts, publicKey: values.key });
  const opened = values.auditor ? checkOpenings(log, readOpenings(readFileSync(values.auditor, 'utf8'))) : [];
  report(log, [...findings, ...opened]);
  return [...findings, ...opened];
}

function report(log: PublicLog, findings: readonly Finding[]): void {
  const lines = [
    `${log.log}: ${log.leaves.length} leaves, ${log.ballots} ballots counted, ${log.exclusions.length} excluded, ${log.heads.length} heads, key ${log.publicKey}`,
    ...findings.map(({ kind, what }) => `WRONG  ${kind}: ${what}`),
    ...(findings.length === 0
      ? [
          'RIGHT  The leaves are those of every head, the heads are signed, leaves equal ballots and exclusions, and the totals equal the list.',
        ]
      : []),
    ...(values.auditor && findings.length === 0
      ? [
          'RIGHT  Each leaf opens, each ballot keeps to the rules, no voter has two, and the openings equal the list.',
        ]
      : []),
    ...(values.auditor
      ? ['This cannot see whether a voter lent the account or was watched, nor who a voter is.']
      : ['This cannot see:', ...cannotSee.map((what) => `  - ${what}`)]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
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
