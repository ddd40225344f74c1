import { type APIRequestContext, expect } from '@playwright/test';
import { siteUnderTest } from './sites/site-under-test.ts';

/** An email as the API stores it where no mail server is configured. */
export interface ReceivedEmail {
  id: string;
  to: string;
  /** Its topic: `password-reset`. */
  topic: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program posts to, for newsletters. */
  unsubscribeUrl?: string;
}

export interface Mailbox {
  /** Waits for an email on a topic that arrives after the mailbox was opened; returns each email once. */
  next: (topic: string) => Promise<ReceivedEmail>;
}

/** The emails to an address from now on. Open it before what causes an email: no earlier one is taken for it. */
export async function openMailbox(request: APIRequestContext, address: string): Promise<Mailbox> {
  const read = async () => {
    const response = await request.get(`http://127.0.0.1:${siteUnderTest().ports.api}/dev/mail.json`);
    const { mails } = (await response.json()) as { mails: ReceivedEmail[] };
    return mails.filter(({ to }) => to === address);
  };
  const seen = new Set((await read()).map(({ id }) => id));
  return {
    next: async (topic) => {
      const found: ReceivedEmail[] = [];
      const look = async () => {
        found.push(...(await read()).filter((email) => email.topic === topic && !seen.has(email.id)));
        return found.length;
      };
      await expect.poll(look, { message: `an email to ${address} about ${topic}` }).toBeGreaterThan(0);
      const [email] = found;
      if (!email) throw new Error('No email was found.');
      seen.add(email.id);
      return email;
    },
  };
}

/** The address of a page that an email links to, within the site, with its token. */
export function linkIn({ subject, text }: ReceivedEmail, path: string): string {
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  const found = links.find(({ pathname, search }) => pathname === path && search !== '');
  if (!found) throw new Error(`The email “${subject}” has no link to ${path}.`);
  return found.pathname + found.search;
}
