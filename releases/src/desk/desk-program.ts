import { readEnvironment } from '@summit/contract/environment/read-environment';
import { deskKey } from '@summit/rendering/signing/desk-key';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { siteSettings } from '../settings/site-settings.ts';
import { releaseDeskServer } from './desk-server.ts';

// `release-desk`: there is one for each registry, with the environment of a release command and the API's key.
const settings = siteSettings();
const {
  HOST: host,
  RELEASE_DESK_PORT: port = settings.ports.releaseDesk,
  RELEASE_DESK_KEY: given,
} = readEnvironment(process.env, 'releases');
const app = releaseDeskServer({
  settings,
  key: deskKey(settings.dataDir, given),
  report: (line) => console.error(line),
});
try {
  await app.listen({ host, port });
  process.send?.({ ready: true });
  stopWithParent(() => app.close());
} catch (error) {
  console.error(`The release desk cannot listen: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
