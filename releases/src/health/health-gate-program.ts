import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseSecret } from '@summit/shell/editions/release-secret';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { remoteOrigin, shellOrigins, siteSettings } from '../settings/site-settings.ts';
import { watchHealth } from './health-gate.ts';

// `summit-health-gate [--heartbeat <file>]`: where the site is not started by `npm start`, one for a registry.
const { values } = parseArgs({ options: { heartbeat: { type: 'string' } } });
const settings = siteSettings();
const stopping = new AbortController();
stopWithParent(async () => stopping.abort());
process.send?.({ ready: true });
await watchHealth(
  {
    dataDir: settings.dataDir,
    shells: shellOrigins(settings),
    secret: releaseSecret(settings.dataDir, settings.secret),
    originOf: (remote) => remoteOrigin(settings, remote),
    report: (line) => console.error(line),
    onLooked: () => values.heartbeat && writeFileSync(values.heartbeat, new Date().toISOString()),
  },
  stopping.signal,
);
