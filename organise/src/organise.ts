import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { getClient } from './client.ts';
import { runOrganise } from './run-organise.ts';
import { processTerminal } from './terminal.ts';

const { PORT, SITE_ORIGIN, DATA_DIR } = readEnvironment(process.env, 'start');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    yes: { type: 'boolean' },
    site: { type: 'string', default: SITE_ORIGIN ?? `http://localhost:${portsFrom(PORT).site}` },
  },
});

const terminal = processTerminal();
try {
  const client = getClient(`${values.site}/api`, join(DATA_DIR, 'organiser-session'));
  await runOrganise(positionals, values, { client, terminal });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  terminal.close();
}
