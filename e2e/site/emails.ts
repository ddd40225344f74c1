import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailedLinkTexts } from '@summit/contract/texts/mailed-links';
import { siteUnderTest } from './sites/site-under-test.ts';

/** An email as the API stores it where no mail server is configured. */
export interface ReceivedEmail {
  id: string;
  to: string;
  /** The topic of the email: `password-reset`. */
  topic: string;
  subject: string;
  text: string;
  html: string;
  /** The address to which a mail program posts to unsubscribe from a newsletter. */
  unsubscribeUrl?: string;
}

export interface Mailbox {
  /** Waits for an email on a topic that arrives after the mailbox was opened; returns each email only once. */
  next: (topic: string) => Promise<ReceivedEmail>;
}

/** The emails to an address from now on. Open it before the step that causes an email, so that earlier ones are ignored. */
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
      const countEmails = async () => {
        found.push(...(await read()).filter((email) => email.topic === topic && !seen.has(email.id)));
        return found.length;
      };
      await expect.poll(countEmails, { message: `an email to ${address} about ${topic}` }).toBeGreaterThan(0);
      const [email] = found;
      if (!email) throw new Error('No email was found.');
      seen.add(email.id);
      return email;
    },
  };
}

/** The path of a page, with its token, that an email links to. */
export function linkIn({ subject, text }: ReceivedEmail, path: string): string {
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
  const found = links.find(({ pathname, search }) => pathname === path && search !== '');
  if (!found) throw new Error(`The email “${subject}” has no link to ${path}.`);
  return found.pathname + found.search;
}

/** Confirms the address of a new attendee on a phone, by the link in the email. */
export async function confirmOnPhone(browser: Browser, mail: ReceivedEmail): Promise<void> {
  const phone = await browser.newContext({
    baseURL: siteUnderTest().origin,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await page.goto(linkIn(mail, href(pages.registrationCompleted)));
  await page.getByRole('button', { name: mailedLinkTexts['registrationCompleted.press.mine'] }).click();
  await expect(
    page.getByRole('heading', { name: mailedLinkTexts['registrationCompleted.confirmed.title'] }),
  ).toBeVisible();
  await phone.close();
}
