import { type AwardsStatus, awardsStatuses, awardsStatusFacts } from '@summit/contract/awards/awards-status';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { fullName } from '@summit/contract/words/full-name';
import { expectAt, publicly, textAt, within } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { type Organiser, organiserAtTerminal, setAwardsStatus } from '../../site/organiser.ts';
import { comeToPay } from '../../site/pay-by-card.ts';

/** Commands that undo the changes, the latest first, because other journeys visit the same site. */
const undo: string[][] = [];

let owner: Organiser;
/** The status of the awards for people before it was changed; going back needs a second organiser. */
let statusBefore: AwardsStatus | undefined;

test.afterAll(async () => {
  for (const words of undo) await owner.run(...words);
  if (statusBefore) await setAwardsStatus('Individual', statusBefore);
});

async function change(words: string[], back: string[]): Promise<void> {
  undo.unshift(back);
  await owner.run(...words);
}

test('a season can be run with the organisers’ commands alone, and visitors see each change', async ({
  page,
}) => {
  const begun = new Date().toISOString();
  owner = await organiserAtTerminal('owner');
  const subjects: string[] = [];

  await test.step('the accent of the theme', async () => {
    await change(
      ['theme', 'set', 'theme', 'decorativeAccents.accent=#b3005e'],
      ['theme', 'set', 'theme', 'decorativeAccents.accent='],
    );
    await expectAt(href(pages.about), '#b3005e');
    subjects.push('theme/theme');
  });

  await test.step('a session is moved', async () => {
    const { agendaSessions } = await publicly(agendaCalls.agendaSessions);
    const [{ id, startsAt, endsAt } = { id: '', startsAt: '', endsAt: '' }] = agendaSessions;
    // The session is before all others of its day, which is the day that the page shows first.
    const [day] = startsAt.split('T');
    await change(
      ['sessions', 'set', id, `startsAt=${day}T05:05:00Z`, `endsAt=${day}T05:35:00Z`],
      ['sessions', 'set', id, `startsAt=${startsAt}`, `endsAt=${endsAt}`],
    );
    await expectAt(href(pages.agenda), `${day}T05:05:00.000Z`);
    subjects.push(`sessions/${id}`);
  });

  await test.step('a speaker is published', async () => {
    const { speakers } = await publicly(speakerCalls.speakers);
    const published = new Set(speakers.map(({ id }) => id));
    const all = (await owner.run('speakers')).split('\n').map((line) => line.split(':')[0] ?? '');
    const id = all.find((one) => !published.has(one)) ?? '';
    await change(['speakers', 'publish', id], ['speakers', 'unpublish', id]);
    await expectAt(href(pages.speakers), id);
    subjects.push(`speakers/${id}`);
  });

  await test.step('a banner is scheduled', async () => {
    const from = new Date(Date.now() + 20_000);
    await change(
      ['banners', 'set', 'doors', 'text=The doors open at eight.', `shownFrom=${from.toISOString()}`],
      ['banners', 'remove', 'doors'],
    );
    const isEarly = (await textAt(href(pages.venue))).includes('The doors open at eight.');
    // On a busy machine the command itself may have taken longer.
    if (Date.now() < from.getTime()) expect(isEarly).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, from.getTime() - Date.now())));
    await expectAt(href(pages.venue), 'The doors open at eight.');
    subjects.push('banners/doors');
  });

  await test.step('a package and a promo code', async () => {
    const fields = ['type=Balcony', 'categoryType=Buy', 'name=Balcony seat', 'kind=paid', 'price=123'];
    await change(['packages', 'set', 'balcony', ...fields], ['packages', 'remove', 'balcony']);
    await expectAt(href(pages.registration), 'Balcony seat');
    // A code that was used by an order cannot be deleted, so it ends instead.
    const discount = ['kind=percent', 'discount=10', 'availableUntil='];
    await change(
      ['promo-codes', 'set', 'ODETTE', ...discount],
      ['promo-codes', 'set', 'ODETTE', 'availableUntil=2026-01-01T00:00:00Z'],
    );
    await comeToPay(page, 'Odette');
    await page
      .getByRole('textbox', { name: registrationPaymentTexts['registrationPayment.promo.label'] })
      .fill('odette');
    await page
      .getByRole('button', { name: registrationPaymentTexts['registrationPayment.promo.apply'] })
      .click();
    await expect(page.getByText(registrationPaymentTexts['registrationPayment.promo.applied'])).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay £265\.50/ })).toBeVisible();
    subjects.push('packages/balcony', 'promo-codes/ODETTE');
  });

  await test.step('a status of the awards', async () => {
    const { awardsIndividualStatus: present } = await publicly(awardsCalls.awardsIndividualStatus);
    const next = awardsStatuses[awardsStatuses.indexOf(present) + 1];
    const opened = next && awardsStatusFacts[next].leadsTo.Individual;
    if (!opened) throw new Error(`Nothing comes after ${present}.`);
    await page.goto(href(pages[opened]));
    const opening = page
      .getByRole('main')
      .getByRole('heading', { name: awardsTexts[`${opened}.header.title`] });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(opening).toBeHidden();
    statusBefore = present;
    await owner.run('awards', 'status', 'Individual', next);
    const seen = async () => {
      await page.reload();
      return opening.isVisible();
    };
    await expect.poll(seen, { timeout: within, intervals: [200] }).toBe(true);
    subjects.push('awards/status/Individual');
  });

  await test.step('an attendee is blocked', async () => {
    const { attendees } = await publicly(attendeeCalls.attendees);
    const [person = { id: '', firstName: '', lastName: '' }] = attendees;
    const { id } = person;
    await expectAt(href(pages.attendees), fullName(person));
    await change(['attendees', 'block', id], ['attendees', 'unblock', id]);
    await expectAt(href(pages.attendees), fullName(person), false);
    subjects.push(`attendees/${id}`);
  });

  for (const subject of subjects) {
    // Each row begins with its time; other journeys may have changed the same things before.
    const rows = (await owner.run('audit', subject)).split('\n').filter((row) => row >= begun);
    expect(rows, subject).toEqual([expect.stringContaining(`Olive Warrender ${subject}: `)]);
  }
});

test('a content editor cannot use the commands of sales', async () => {
  const editor = await organiserAtTerminal('content');
  const wanted = editor.run('promo-codes', 'set', 'FREE', 'kind=percent', 'discount=50');
  await expect(wanted).rejects.toThrow('oauth.advanced-0007');
  expect(await editor.run('articles', 'fields')).toContain('excerpt: text, required');
});
