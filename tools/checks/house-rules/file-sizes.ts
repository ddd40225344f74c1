import { type HouseRule, sources } from './project-files.ts';

const longest = 250;
const comfortable = 180;
const comfortableShare = 0.95;

/** Tables of facts may be as long as the facts are. */
const exempt = [
  /^contract\/src\/(site-map|errors|texts|rules|dialogs)\.ts$/,
  /^contract\/src\/calls\//,
  /^api\/seeds\//,
  /^api\/migrations\//,
];

/** No file over 250 lines, and 95 of 100 under 180. */
export const fileSizes: HouseRule = (files) => {
  const sized = sources(files)
    .filter(({ path }) => !exempt.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));

  const tooLong = sized
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path}: ${lines} lines; part it along what it knows (at most ${longest})`);

  const long = sized.filter(({ lines }) => lines >= comfortable);
  const allowed = Math.floor(sized.length * (1 - comfortableShare));
  if (long.length > allowed) {
    const names = long.map(({ path, lines }) => `${path} (${lines})`).join(', ');
    tooLong.push(`${long.length} files have ${comfortable} lines or more, ${allowed} may: ${names}`);
  }
  return tooLong;
};
