import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import { samplePath } from '../sample-path.ts';

/** Opens a page in a browser of its own and lets it come alive. Returns what its code threw; empty when nothing. */
export type OpenPage = (path: string) => Promise<string[]>;

/** What a page shows depends on the data of the moment: one that fails is opened once more. */
const openings = 2;
/** Pages that are open at the same time. */
const atOnce = 3;

/** Opens every page of a release in a browser. Returns why a page is not fit to go live; empty when all are. */
export async function hydrationProblems(pages: readonly ReleasedPage[], open: OpenPage): Promise<string[]> {
  const problems: (string | null)[] = pages.map(() => null);
  const left = pages.entries();
  const openNext = async () => {
    for (const [at, page] of left) problems[at] = await getProblem(samplePath(page), open);
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
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
