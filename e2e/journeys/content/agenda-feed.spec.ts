import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { calendarFeedTexts } from '@summit/contract/texts/calendar-feed';
import { myAgendaTexts } from '@summit/contract/texts/my-agenda';
import { expect, test } from '../../site/journey.ts';
import { signIn } from '../../site/sign-in.ts';

test("an attendee's calendar feed follows the stars, until the attendee creates a new address for it", async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  await signIn(page, 'crypto');
  await page.goto(href(pages.agenda));
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  const star = main.getByRole('button', { name: new RegExp(`^${agendaTexts['agenda.star.label']}: `) });
  const starred = ((await star.first().getAttribute('aria-label')) ?? '').split(': ')[1] ?? '';
  await star.first().click();
  expect((await saved).status()).toBe(200);

  await page.goto(href(pages.agenda, { search: { mine: '1' } }));
  const address = main.getByRole('textbox', { name: calendarFeedTexts['agenda.feed.address'] });
  await expect(address).toHaveValue(/[?&]token=/);
  const old = await address.inputValue();
  const feed = await request.get(old);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect((await feed.text()).replace(/\r\n /g, '')).toContain(`SUMMARY:${starred}`);
  await expect(main.getByRole('link', { name: calendarFeedTexts['agenda.feed.subscribe'] })).toHaveAttribute(
    'href',
    old.replace('http:', 'webcal:'),
  );

  await main.getByRole('button', { name: myAgendaTexts['agenda.mine.calendar.renew'] }).click();
  await expect(page.getByText(myAgendaTexts['agenda.mine.calendar.renewed'])).toBeVisible();
  await expect(address).not.toHaveValue(old);
  expect((await request.get(old)).status()).toBe(404);
  expect((await request.get(await address.inputValue())).status()).toBe(200);
});
