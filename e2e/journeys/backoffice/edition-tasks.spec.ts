import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { dayMovedBy } from '@summit/contract/money-and-time/moved-by-days';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { screenAt } from '../../site/backoffice/entry-form.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { expectAt, publicly } from '../../site/backoffice/visitor-sees.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { signIn } from '../../site/sign-in.ts';

// The event moves to another place and date, so these journeys use a separate site.

const days = 7;
const session = { id: 'what-instant-payments-changed', title: 'What did instant payments actually change?' };
const elsewhere = { venue: 'Newdock Hall', city: 'Bristol', address: '1 Quay Street\nBristol BS1 4DA' };

test('the event moves to other days and another venue: pages and sessions follow, and attendees who starred them are informed', async ({
  browser,
  page,
}) => {
  await signIn(page, 'buy');
  await page.goto(href(pages.agenda));
  const starLabel = `${agendaTexts['agenda.star.label']}: ${session.title}`;
  const star = page.getByRole('button', { name: starLabel, exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const mailbox = await openMailbox(page.request, 'buy@demo.summit.example');
  const { event } = await publicly(settingsCalls.settings);
  const clock = venueClock(event.timeZone);
  const startOf = async () => {
    const { agendaSessions } = await publicly(agendaCalls.agendaSessions);
    return agendaSessions.find(({ id }) => id === session.id)?.startsAt ?? '';
  };
  const before = await startOf();

  const organiser = await organiserInBrowser(browser, 'owner');
  await organiser.goto(screenAt('agenda'));
  await organiser.getByRole('button', { name: 'Move the event' }).click();
  const form = organiser.getByRole('dialog', { name: 'Move the event' });
  await form.getByRole('textbox', { name: 'Days later' }).fill(String(days));
  await form.getByRole('checkbox', { name: 'Change the venue' }).check();
  await form.getByRole('textbox', { name: 'Venue' }).fill(elsewhere.venue);
  await form.getByRole('textbox', { name: 'City' }).fill(elsewhere.city);
  await form.getByRole('textbox', { name: 'Address' }).fill(elsewhere.address);
  await form.getByRole('button', { name: 'Review changes' }).click();

  const review = organiser.getByRole('dialog', { name: 'Move the event?' });
  await expect(review.getByText(/entries change$/)).toBeVisible();
  await expect(review).toContainText('still mention the old days or venue');
  await expect(review.getByRole('heading', { name: /who starred one of these sessions/ })).toBeVisible();
  await expectNoFindings(organiser, 'everything that moves');
  await pictureForGuide(organiser, 'move-the-event');
  await review.getByRole('button', { name: 'Move the event' }).click();
  await expect(review).toBeHidden();

  const [startsOn, endsOn] = [dayMovedBy(event.startsOn, days), dayMovedBy(event.endsOn, days)];
  await expectAt(href(pages.home), daySpan(startsOn, endsOn));
  // The data for search engines have changed, too.
  await expectAt(href(pages.venue), '1 Quay Street');
  await page.goto(href(pages.home));
  const dateAndPlace = `${daySpan(startsOn, endsOn)}, ${elsewhere.venue}, ${elsewhere.city}`;
  await expect(page.getByRole('main')).toContainText(dateAndPlace);

  // The event takes place at the same time of day, a week later.
  const after = await startOf();
  expect(clock.day(after)).toBe(dayMovedBy(clock.day(before), days));
  expect(clock.time(after)).toBe(clock.time(before));
  expect((await mailbox.next('session-moved')).text).toContain(clock.time(after));
  await organiser.context().close();
});
