import { screen, waitFor } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../../testing/page-rendering.tsx';
import { mineTexts } from './mine-texts.ts';
import { MyCalendar } from './my-calendar.tsx';

const feed = '/api/public/agenda/starred/calendar.ics?token=';
const address = () => screen.findByRole('textbox', { name: mineTexts['agenda.feed.address'] });

function Mine() {
  return <MyCalendar ids={['the-river', 'the-bridge']} texts={mineTexts} />;
}

function open(responses: TestResponse[], session?: 'anonymous' | 'signedIn') {
  return renderPage(Mine, { url: '/agenda?mine=1', responses, session });
}

test('an attendee gets the feed of the account, which follows the stars', async () => {
  open([respond(agendaCalls.starredCalendarToken, { token: 'cal-1' })], 'signedIn');
  expect(await address()).toHaveValue(`http://localhost${feed}cal-1`);
  expect(screen.getByRole('link', { name: mineTexts['agenda.feed.subscribe'] })).toHaveAttribute(
    'href',
    `webcal://localhost${feed}cal-1`,
  );
  expect(screen.getByText(mineTexts['agenda.mine.calendar.attendee'])).toBeVisible();
});

test('an attendee can replace the feed’s address', async () => {
  let token = 'cal-1';
  const { user } = open(
    [
      respond(agendaCalls.starredCalendarToken, () => ({ token })),
      respond(agendaCalls.renewStarredCalendarToken, () => ({ token: (token = 'cal-2') })),
    ],
    'signedIn',
  );
  await user.click(await screen.findByRole('button', { name: mineTexts['agenda.mine.calendar.renew'] }));
  await waitFor(async () => expect(await address()).toHaveValue(`http://localhost${feed}cal-2`));
  expect(screen.getByText(mineTexts['agenda.mine.calendar.renewed'])).toBeVisible();
});

test('other visitors get an address that contains the sessions', async () => {
  const { requests } = open([], 'anonymous');
  expect(await address()).toHaveValue(
    'http://localhost/api/public/agenda/calendar.ics?sessions=the-bridge%2Cthe-river',
  );
  expect(screen.queryByRole('button', { name: mineTexts['agenda.mine.calendar.renew'] })).toBeNull();
  expect(requests.some(({ path }) => path === agendaCalls.starredCalendarToken.path)).toBe(false);
});

test('an attendee without a feed token gets an address that contains the sessions', async () => {
  open([respondWithError(agendaCalls.starredCalendarToken, 'server-0001')], 'signedIn');
  expect((await address()).getAttribute('value')).toContain('calendar.ics?sessions=');
});
