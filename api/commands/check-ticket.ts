import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as ticketCalls from '@summit/contract/calls/tickets';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { type CheckList, checkTicket, verdictLine } from '../src/orders/tickets/check-ticket.ts';

const usage = `Checks the code of a ticket without a connection.
  npm run check-ticket -- --load              loads the public key and the list of cancelled tickets beforehand
  npm run check-ticket -- CODE                says whether the ticket is valid
  npm run check-ticket -- CODE --day 2027-06-08   the same, for that day
Options: --from ADDRESS  the site to load from   --list FILE  where the list is stored`;

const { PORT, SITE_ORIGIN, DATA_DIR } = readEnvironment(process.env, 'start');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    load: { type: 'boolean' },
    day: { type: 'string' },
    from: { type: 'string', default: SITE_ORIGIN ?? `http://localhost:${portsFrom(PORT).site}` },
    list: { type: 'string', default: join(DATA_DIR, 'ticket-check-list.json') },
  },
});
const file = resolve(values.list);

async function load(): Promise<void> {
  const response = await fetch(`${values.from}/api${ticketCalls.ticketCheckList.path}`);
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`);
  const list = (await response.json()) as CheckList;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(list));
  process.stdout.write(`${list.cancelled.length} cancelled tickets as of ${list.asOf}, stored in ${file}\n`);
}

function check(code: string): void {
  const list = JSON.parse(readFileSync(file, 'utf8')) as CheckList;
  const verdict = checkTicket(list, code, values.day);
  process.stdout.write(`${verdictLine(verdict, list)}\n`);
  process.exitCode = verdict.isValid ? 0 : 1;
}

const [code] = positionals;
try {
  if (values.load) await load();
  if (code !== undefined) check(code);
  if (!values.load && code === undefined) process.stdout.write(`${usage}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
