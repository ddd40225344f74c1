import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import { samplePath } from '../sample-path.ts';

/** Opens a page in a separate browser and waits for hydration. Returns the errors of its code; empty when none. */
export type OpenPage = (path: string) => Promise<string[]>;

/** A page that fails is opened again, because it may depend on the data of the moment. */
const openings = 2;
/** The number of pages that are open at the same time. */
const concurrency = 3;

/** Opens every page of a release in a browser. Returns the problems of the pages; empty when there is none. */
export async function hydrationProblems(pages: readonly ReleasedPage[], open: OpenPage): Promise<string[]> {
  const problems: (string | null)[] = pages.map(() => null);
  const left = pages.entries();
  const openNext = async () => {
    for (const [at, page] of left) problems[at] = await getProblem(samplePath(page), open);
  };
  await Promise.all(Array.from({ length: concurrency }, openNext));
  return problems.filter((problem) => problem !== null);
}

async function getProblem(path: string, open: OpenPage): Promise<string | null> {
  let thrown: string[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    thrown = await open(path).catch((error: unknown) => [String(error)]);
    if (thrown.length === 0) return null;
  }
  return `its page ${path} fails in a browser: ${[...new Set(thrown)].join('; ')}`;
}
