import { projectPaths } from '../../project-paths.ts';
import { comparedAddresses } from './compared-addresses.ts';
import { comparedWords } from './compared-words.ts';
import { documentHas } from './document-has.ts';
import { documentLinks } from './document-links.ts';
import { documentSizes } from './document-sizes.ts';
import { documentedExports } from './documented-exports.ts';
import { fileSizes } from './file-sizes.ts';
import { foldersWithoutCircles } from './folder-circles.ts';
import { guidePictureName, guidePictures } from './guide-pictures.ts';
import { kindNames } from './kind-names.ts';
import { layoutWidth } from './layout-width.ts';
import { namedScripts } from './named-scripts.ts';
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
