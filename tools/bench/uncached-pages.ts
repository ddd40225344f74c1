import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';

/** Pages whose HTML depends on a parameter, so that each value is another page to render. */
export const uncachedPages = [
  `${href(pages.agenda)}?q=`,
  `${href(pages.speakers)}?q=`,
  `${href(pages.contactUs)}?topic=`,
];

const concurrency = 4;

/**
 * The number of pages per second that the site renders, each requested once.
 * @throws Error when a page is not rendered on the server
 */
export async function measureUncached(origin: string, path: string, seconds: number): Promise<number> {
  const begun = Date.now();
  const until = begun + seconds * 1000;
  let rendered = 0;
  const work = async () => {
    while (Date.now() < until) {
      const response = await fetch(`${origin}${path}${begun}-${Math.random()}`);
      const html = await response.text();
      if (response.status !== 200 || !html.includes('<h1')) {
        throw new Error(`${path} was not rendered on the server (status ${response.status})`);
      }
      rendered += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return rendered / ((Date.now() - begun) / 1000);
}
