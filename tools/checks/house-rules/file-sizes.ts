import { type HouseRule, sources } from './project-files.ts';

const comfortableShare = 0.95;

/** The limits that nearly all files stay below: tests repeat their set-up, but the product has no reason to. */
const comfortable = { product: 130, everything: 180 };
const aroundTheProduct = /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//;

/** Tables of facts may have any length; the linter's `max-lines` exempts them, too. */
const exempt = [
  /^contract\/src\/(site\/site-map|errors\/errors)\.ts$/,
  /^contract\/src\/(calls|texts)\//,
  /^demo-event\//,
  /^api\/migrations\//,
];

interface SizedFile {
  path: string;
  lines: number;
}

/** The problem when more than 5 in 100 of the files have more than `bound` lines. */
function tooManyLong(sized: SizedFile[], bound: number, which: string): string[] {
  const long = sized.filter(({ lines }) => lines > bound);
  const allowed = Math.floor(sized.length * (1 - comfortableShare));
  if (long.length <= allowed) return [];
  const names = long.map(({ path, lines }) => `${path} (${lines})`).join(', ');
  return [`${long.length} files ${which} have more than ${bound} lines, ${allowed} may: ${names}`];
}

/** 95 of 100 files have up to 180 lines, and 95 of 100 files of the product up to 130. The linter refuses single files over 250. */
export const fileSizes: HouseRule = (files) => {
  const sized = sources(files)
    .filter(({ path }) => !exempt.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  const product = sized.filter(({ path }) => !aroundTheProduct.test(path));
  return [
    ...tooManyLong(sized, comfortable.everything, 'in all'),
    ...tooManyLong(product, comfortable.product, 'of the product'),
  ];
};
