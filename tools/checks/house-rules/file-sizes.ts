import { type HouseRule, sources } from './project-files.ts';

const longest = 250;
const comfortableShare = 0.95;

/** What nearly every file stays below: tests repeat their scenes, the product has no reason to. */
const comfortable = { product: 130, everything: 180 };
const productMedian = 50;
const aroundTheProduct = /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//;

/** Tables of facts may be as long as the facts are. */
const exempt = [
  /^contract\/src\/(site\/site-map|errors\/errors)\.ts$/,
  /^contract\/src\/(calls|texts)\//,
  /^api\/seeds\//,
  /^api\/migrations\//,
];

interface SizedFile {
  path: string;
  lines: number;
}

/** What is wrong when more than 5 in 100 of the files have more than `bound` lines. */
function tooManyLong(sized: SizedFile[], bound: number, which: string): string[] {
  const long = sized.filter(({ lines }) => lines > bound);
  const allowed = Math.floor(sized.length * (1 - comfortableShare));
  if (long.length <= allowed) return [];
  const names = long.map(({ path, lines }) => `${path} (${lines})`).join(', ');
  return [`${long.length} files ${which} have more than ${bound} lines, ${allowed} may: ${names}`];
}

/** No file over 250 lines, 95 of 100 up to 180; of the product 95 of 100 up to 130, and half of them up to 50. */
export const fileSizes: HouseRule = (files) => {
  const sized = sources(files)
    .filter(({ path }) => !exempt.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));

  const tooLong = sized
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path}: ${lines} lines; part it along what it knows (at most ${longest})`);

  const product = sized.filter(({ path }) => !aroundTheProduct.test(path));
  const median = product.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(product.length / 2)] ?? 0;
  return [
    ...tooLong,
    ...tooManyLong(sized, comfortable.everything, 'in all'),
    ...tooManyLong(product, comfortable.product, 'of the product'),
    ...(median > productMedian
      ? [`half of the product's files have ${median} lines or more (at most ${productMedian})`]
      : []),
  ];
};
