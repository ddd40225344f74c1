import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseSecret } from '@summit/rendering/signing/release-secret';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { remoteOrigin, shellOrigins, siteSettings } from '../settings/site-settings.ts';
import { watchHealth } from './health-gate.ts';
import { createInspector } from './inspect-release.ts';

// `summit-health-gate [--heartbeat <file>] [--shell-build <folder>]`: each registry needs one where `npm start`
// does not start the site. With the running shell's build it opens the pages of a suspect release itself.
const { values } = parseArgs({
  options: {
    heartbeat: { type: 'string' },
    'shell-build': { type: 'string', default: process.env.SHELL_BUILD },
  },
});
const settings = siteSettings();
const stopping = new AbortController();
stopWithParent(async () => stopping.abort());
process.send?.({ ready: true });
const { dataDir, apiUpstream, browser } = settings;
const getOrigin = (remote: string) => remoteOrigin(settings, remote);
await watchHealth(
  {
    dataDir,
    shells: shellOrigins(settings),
    secret: releaseSecret(dataDir, settings.secret),
    getOrigin,
    inspect: createInspector({ dataDir, getOrigin, apiUpstream, browser, shellBuild: values['shell-build'] }),
    report: (line) => console.error(line),
    onChecked: () => values.heartbeat && writeFileSync(values.heartbeat, new Date().toISOString()),
  },
  stopping.signal,
);
