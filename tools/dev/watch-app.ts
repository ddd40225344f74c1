import { watchApp } from '@summit/remote-kit/watch-app';
import { appFolder } from '../build/apps.ts';
import { developmentBuildId } from './development-folder.ts';

// `watch-app.ts <app> <folder>` builds an app of this checkout after each change of its sources, and reports each build.
const [app = '', folder = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
await watchApp({
  source: appFolder(app),
  folder,
  buildId: developmentBuildId,
  onStale: (target) => process.send?.({ kind: 'stale', target }),
  onBuilt: (build) => process.send?.({ kind: 'built', ...build }),
});
