import { projectPaths } from '../../project-paths.ts';
import { comparedAddresses } from './compared-addresses.ts';
import { comparedWords } from './compared-words.ts';
import { documentedExports } from './documented-exports.ts';
import { guidePictureName, guidePictures } from './documents/guide-pictures.ts';
import { documentHas } from './documents/has.ts';
import { documentLinks } from './documents/links.ts';
import { namedScripts } from './documents/named-scripts.ts';
import { documentSizes } from './documents/sizes.ts';
import { fileSizes } from './file-sizes.ts';
import { foldersWithoutCircles } from './folder-circles.ts';
import { folderSizes } from './folder-sizes.ts';
import { kindNames } from './kind-names.ts';
import { layoutWidth } from './layout-width.ts';
import { projectFiles } from './project-files.ts';
import { serverClock } from './server-clock.ts';
import { storedKeys } from './stored-keys.ts';
import { testedPages } from './tested-pages.ts';
import { venueDays } from './venue-days.ts';
import { words } from './words.ts';
import { writtenMoney } from './written-money.ts';

const root = `${import.meta.dirname}/../../..`;
const files = projectFiles(root);
const violations = [
  comparedAddresses,
  comparedWords,
  documentHas,
  documentLinks,
  documentSizes,
  documentedExports,
  fileSizes,
  folderSizes,
  foldersWithoutCircles,
  guidePictures(projectPaths(root).flatMap((path) => guidePictureName(path) ?? [])),
  layoutWidth,
  kindNames,
  namedScripts,
  serverClock,
  storedKeys,
  testedPages,
  venueDays,
  words,
  writtenMoney,
].flatMap((rule) => rule(files));

if (violations.length > 0) {
  console.error(violations.join('\n'));
  process.exitCode = 1;
}
