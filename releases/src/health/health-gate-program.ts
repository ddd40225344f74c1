#!/usr/bin/env -S node --import tsx
import { releaseSecret } from '@summit/shell/editions/release-secret';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { remoteOrigin, shellOrigin, siteSettings } from '../settings/site-settings.ts';
import { watchHealth } from './health-gate.ts';

// `summit-health-gate [<address of a shell> ...]`: where the site is not started by `npm start`, one for a registry.
const settings = siteSettings();
const given = process.argv.slice(2);
const stopping = new AbortController();
stopWithParent(async () => stopping.abort());
await watchHealth(
  {
    dataDir: settings.dataDir,
    shells: given.length > 0 ? given : [shellOrigin(settings)],
    secret: releaseSecret(settings.dataDir, settings.secret),
    originOf: (remote) => remoteOrigin(settings, remote),
    report: (line) => console.error(line),
  },
  stopping.signal,
);
