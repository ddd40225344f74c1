import { buildWithWelcome } from './changed-welcome.ts';
import type { NextVersion } from './next-release.ts';

/** What the page of the release throws. */
export const thrownInBrowsers = 'This page fails in browsers';

/** Its browser is busy first, as on a slow machine: no request is on its way then, and nothing is thrown yet. */
const page = `import { useEffect } from 'react';

const busyUntil = performance.now() + 2000;
while (typeof document !== 'undefined' && performance.now() < busyUntil);

export default function ThrowingPage() {
  useEffect(() => {
    throw new Error('${thrownInBrowsers}');
  }, []);
  return <h1>Awards</h1>;
}
`;

/** Builds the awards with a welcome page that renders on the server and throws in browsers. Returns the build. */
export function buildThrowingRelease(next: NextVersion): string {
  return buildWithWelcome(next, page);
}
