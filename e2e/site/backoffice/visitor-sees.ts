import type { Call, ResponseOf } from '@summit/contract/requests/call';
import { expect } from '../journey.ts';
import { siteUnderTest } from '../sites/site-under-test.ts';

/** A visitor sees a change within this time of it; ms. */
export const within = 5000;

/** What the site sends to anybody who asks for an address. */
export async function textAt(path: string): Promise<string> {
  return (await fetch(`${siteUnderTest().origin}${path}`)).text();
}

/** What a public call of the API responds to anybody. */
export async function publicly<C extends Call>(
  { path }: C,
  query: Record<string, string> = {},
): Promise<ResponseOf<C>> {
  const text = await textAt(`/api${path}?${new URLSearchParams(query).toString()}`);
  return JSON.parse(text) as ResponseOf<C>;
}

/** A page says something within the promised time, or no longer says it. */
export async function expectAt(path: string, words: string, isThere = true): Promise<void> {
  const isShown = async () => (await textAt(path)).includes(words);
  await expect.poll(isShown, { timeout: within, intervals: [200], message: words }).toBe(isThere);
}

/** What a page shows, without the texts that come with it for its script. */
export async function mainAt(path: string): Promise<string> {
  const html = await textAt(path);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** A page shows something within the promised time, or no longer shows it. */
export async function expectInMain(path: string, words: string, isThere = true): Promise<void> {
  const isShown = async () => (await mainAt(path)).includes(words);
  await expect.poll(isShown, { timeout: within, intervals: [200], message: words }).toBe(isThere);
}
