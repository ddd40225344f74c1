import type { Call, ResponseOf } from '@summit/contract/requests/call';
import { expect } from '../journey.ts';
import { siteUnderTest } from '../sites/site-under-test.ts';

/** Visitors see a change within this time, in ms. */
export const within = 5000;

/** The site's response to an anonymous request. */
export async function textAt(path: string): Promise<string> {
  return (await fetch(`${siteUnderTest().origin}${path}`)).text();
}

/** The response of a public call of the API. */
export async function publicly<C extends Call>(
  { path }: C,
  query: Record<string, string> = {},
): Promise<ResponseOf<C>> {
  const text = await textAt(`/api${path}?${new URLSearchParams(query).toString()}`);
  return JSON.parse(text) as ResponseOf<C>;
}

/** Checks that a page contains the words in time, or no longer contains them. */
export async function expectAt(path: string, words: string, isThere = true): Promise<void> {
  const isShown = async () => (await textAt(path)).includes(words);
  await expect.poll(isShown, { timeout: within, intervals: [200], message: words }).toBe(isThere);
}

/** The displayed part of a page, without the texts for its script. */
export async function mainAt(path: string): Promise<string> {
  const html = await textAt(path);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** Checks that a page shows the words in time, or no longer shows them. */
export async function expectInMain(path: string, words: string, isThere = true): Promise<void> {
  const isShown = async () => (await mainAt(path)).includes(words);
  await expect.poll(isShown, { timeout: within, intervals: [200], message: words }).toBe(isThere);
}
