import type { APIRequestContext } from '@playwright/test';
import { siteUnderTest } from './site-under-test.ts';

/** Every letter the site has sent, newest first, as one text: links are found in it as their owner would press them. */
export async function letters(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`http://127.0.0.1:${siteUnderTest().ports.api}/dev/mail.json`);
  const { mails } = (await answer.json()) as { mails: unknown[] };
  return JSON.stringify(mails);
}
