import { remoteNames } from '@summit/contract/site/page';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { appNamed } from '../build/apps.ts';
import { welcome } from '../start/welcome.ts';
import { DevelopmentSite } from './development-site.ts';

/**
 * `npm run dev [remote...]` runs the whole site, and shows saved files immediately. It watches the shell, the API and the
 * named remotes (all without names); the other remotes stay as they were last built.
 */
const words = process.argv.slice(2).map(appNamed);
const followed = words.length > 0 ? words.filter((app) => app !== 'shell') : [...remoteNames];
const site = new DevelopmentSite(followed);
stopWithParent(() => site.stop());
try {
  console.log(welcome(await site.start()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await site.stop();
  process.exit(1);
}
