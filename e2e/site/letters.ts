import { expect, type APIRequestContext } from '@playwright/test';
import { siteUnderTest } from './site-under-test.ts';

/** A letter as the API keeps it where no mail server is set. */
export interface Letter {
  id: string;
  to: string;
  /** What it is about: `password-reset`. */
  topic: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program posts to, for newsletters. */
  unsubscribeUrl?: string;
}

export interface Mailbox {
  /** The letter of a topic that comes, or came since the mailbox was opened; each letter once. Waits for it. */
  next: (topic: string) => Promise<Letter>;
}

/** The letters to an address from now on. Open it before what causes a letter: no earlier letter is taken for it. */
export async function openMailbox(request: APIRequestContext, address: string): Promise<Mailbox> {
  const read = async () => {
    const answer = await request.get(`http://127.0.0.1:${siteUnderTest().ports.api}/dev/mail.json`);
    const { mails } = (await answer.json()) as { mails: Letter[] };
    return mails.filter(({ to }) => to === address);
  };
  const seen = new Set((await read()).map(({ id }) => id));
  return {
    next: async (topic) => {
      const found: Letter[] = [];
      const look = async () => {
        found.push(...(await read()).filter((letter) => letter.topic === topic && !seen.has(letter.id)));
        return found.length;
      };
      await expect.poll(look, { message: `a letter to ${address} about ${topic}` }).toBeGreaterThan(0);
      const [letter] = found;
      if (!letter) throw new Error('No letter was found.');
      seen.add(letter.id);
      return letter;
    },
  };
}

/** The address of a page that a letter links to, within the site, with its token. */
export function linkIn({ subject, text }: Letter, path: string): string {
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  const found = links.find(({ pathname, search }) => pathname === path && search !== '');
  if (!found) throw new Error(`The letter “${subject}” has no link to ${path}.`);
  return found.pathname + found.search;
}
