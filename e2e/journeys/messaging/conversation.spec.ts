import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import { messagesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { conversationTexts as texts } from '@summit/contract/texts/conversations';
import { messagingTexts } from '@summit/contract/texts/messaging';
import { fillText } from '@summit/contract/words/text-lookup';
import { getFindings } from '../../site/axe-findings.ts';
import { linkIn, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

const speaker = { id: 'amara-okafor', name: 'Amara Okafor' };
const speakerEmail = `${speaker.id}@speakers.summit.example`;

const answerTo = (page: Page, name: string) =>
  page.getByLabel(fillText(texts['conversation.answer.label'], { name }));
const sendAnswer = (page: Page) =>
  page.getByRole('button', { name: texts['conversation.answer.submit'] }).click();
const log = (page: Page) => page.getByRole('log');

// A blocked attendee's call is refused, and the console reports it.
test.use({ expectedNoise: /status of 403/ });

test(
  'a speaker replies by the link in the email, the attendee replies too, and is then blocked',
  { tag: '@core' },
  async ({ page, browser, baseURL }) => {
    const stamp = Date.now();
    await signIn(page, 'vip');
    const mailbox = await openMailbox(page.request, speakerEmail);
    await page.goto(href(pages.speaker, { speakerId: speaker.id }));
    await page
      .getByRole('main')
      .getByRole('button', { name: /message|write/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: messagingTexts['messaging.speaker.title'] });
    await dialog.getByLabel(messagingTexts['messaging.form.message']).fill(`A question, ${stamp}`);
    await passCaptcha(dialog);
    await dialog.getByRole('button', { name: messagingTexts['messaging.form.submit'], exact: true }).click();
    await expect(page.getByText(messagingTexts['messaging.success.text'])).toBeVisible();

    const mail = await mailbox.next('message');
    const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const theirs = await phone.newPage();
    await theirs.goto(linkIn(mail, href(pages.conversation)));
    await expect(log(theirs).getByText(`A question, ${stamp}`)).toBeVisible();
    const sender = (await log(theirs).locator('strong').first().textContent()) ?? '';
    await answerTo(theirs, sender).fill(`An answer, ${stamp}`);
    await sendAnswer(theirs);
    await expect(log(theirs).getByText(`An answer, ${stamp}`)).toBeVisible();
    const isWide = await theirs.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(await getFindings(theirs)).toEqual([]);

    await page.goto(href(pages.meet));
    await expect(page.locator('header').getByRole('img', { name: /unread/ })).toBeVisible();
    await page.locator(`#${messagesHash}`).getByRole('link', { name: speaker.name }).first().click();
    await expect(log(page).getByText(`An answer, ${stamp}`)).toBeVisible();
    await expect(page.locator('header').getByRole('img', { name: /unread/ })).toBeHidden();
    await answerTo(page, speaker.name).fill(`Thank you, ${stamp}`);
    await sendAnswer(page);
    await expect(log(page).getByText(`Thank you, ${stamp}`)).toBeVisible();
    expect(await page.content()).not.toContain(speakerEmail);

    await theirs.reload();
    await expect(log(theirs).getByText(`Thank you, ${stamp}`)).toBeVisible();
    await theirs
      .getByRole('button', { name: fillText(texts['conversation.block.action'], { name: sender }) })
      .click();
    await expect(answerTo(theirs, sender)).toBeHidden();
    await answerTo(page, speaker.name).fill('And another thing');
    await sendAnswer(page);
    await expect(page.getByText(/cannot receive messages/).first()).toBeVisible();
    await phone.close();
  },
);
