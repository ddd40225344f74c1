import type { Page } from '@playwright/test';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { within } from '../../site/backoffice/visitor-sees.ts';
import { callApi } from '../../site/call-api.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { signIn } from '../../site/sign-in.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403/ });
test.describe.configure({ mode: 'serial' });

const sessionId = 'what-instant-payments-changed';
const title = 'What did instant payments actually change?';
/** The button's name also contains the times. */
const openingTitle = /^What did instant payments actually change\? \d\d:\d\d/;

type Session = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number];

let organiser: Page;
let timeZone: string;

test.beforeAll(async ({ browser, request }) => {
  organiser = await organiserInBrowser(browser, 'owner');
  ({ timeZone } = (await callApi(request, settingsCalls.settings, {})).event);
});

test.afterAll(() => organiser.context().close());

test.beforeEach(async () => {
  await organiser.goto(`${href(pages.backoffice)}/agenda`);
  await expect(organiser.getByRole('button', { name: `Move ${title}` })).toBeVisible();
});

async function session(page: Page): Promise<Session> {
  const { agendaSessions } = await callApi(page.request, agendaCalls.agendaSessions, {});
  const found = agendaSessions.find(({ id }) => id === sessionId);
  if (!found) throw new Error(`There is no session ${sessionId}.`);
  return found;
}

async function expectStart(page: Page, startsAt: string): Promise<void> {
  const read = async () => Date.parse((await session(page)).startsAt);
  await expect.poll(read, { timeout: within, intervals: [200] }).toBe(Date.parse(startsAt));
}

async function place(time: string): Promise<void> {
  await organiser.getByRole('button', { name: openingTitle }).click();
  const dialog = organiser.getByRole('dialog', { name: title });
  await dialog.getByLabel('Starts').fill(time);
  await dialog.getByRole('button', { name: 'Place here' }).click();
  await expect(dialog).toBeHidden();
}

test('a moved session is emailed to everyone who starred it, and visible to visitors within five seconds', async ({
  page,
}) => {
  await signIn(page, 'buy');
  await page.goto(href(pages.agenda));
  await page.getByRole('button', { name: new RegExp(`: ${title.replace('?', String.raw`\?`)}$`) }).click();
  const mailbox = await openMailbox(page.request, 'buy@demo.summit.example');
  const before = await session(page);
  const clock = venueClock(timeZone);
  const later = new Date(Date.parse(before.startsAt) + 5 * 60_000).toISOString();

  await place(clock.time(later));
  await organiser.getByRole('button', { name: 'Review changes' }).click();
  const review = organiser.getByRole('dialog', { name: 'Move this session?' });
  await expect(review.getByRole('heading', { name: /who starred one of these sessions/ })).toBeVisible();
  await expect(review).toContainText(clock.time(later));
  await expectNoFindings(organiser, 'what changes');
  await pictureForGuide(organiser, 'move-a-session');
  await review.getByRole('button', { name: 'Move session' }).click();
  await expect(organiser.getByText(/on the site within five seconds/)).toBeVisible();

  await expectStart(page, later);
  expect((await mailbox.next('session-moved')).text).toContain(clock.time(later));

  await place(clock.time(before.startsAt));
  await organiser.getByRole('button', { name: 'Review changes' }).click();
  await review.getByRole('button', { name: 'Move session' }).click();
  await expectStart(page, before.startsAt);
});

test('the arrow keys move a session by five minutes and announce its new time, and Escape cancels the move', async () => {
  const handle = organiser.getByRole('button', { name: `Move ${title}` });
  const said = (words: string | RegExp) => organiser.getByRole('status').filter({ hasText: words });
  await handle.focus();
  await organiser.keyboard.press('Space');
  await expect(said('You are moving')).toHaveCount(1);
  await organiser.keyboard.press('ArrowDown');
  await expect(said(/\d\d:\d\d to \d\d:\d\d/)).toHaveCount(1);
  await organiser.keyboard.press('Escape');
  await expect(said('stays where it was')).toHaveCount(1);
  await expect(organiser.getByText('not saved')).toHaveCount(0);

  await handle.focus();
  await organiser.keyboard.press('Space');
  await expect(said('You are moving')).toHaveCount(1);
  await organiser.keyboard.press('ArrowDown');
  await expect(said(/\d\d:\d\d to \d\d:\d\d/)).toHaveCount(1);
  await organiser.keyboard.press('Space');
  await expect(organiser.getByText('1 moved, not saved')).toBeVisible();
  await organiser.getByRole('button', { name: 'Undo' }).click();
  await expect(organiser.getByText('1 moved, not saved')).toHaveCount(0);
});

test('a session can be dragged into the tray, and its length changed by dragging its lower edge', async () => {
  const handle = organiser.getByRole('button', { name: `Move ${title}` });
  const tray = organiser.getByRole('region', { name: /^Unplaced/ });
  await handle.hover();
  await organiser.mouse.down();
  const box = await tray.boundingBox();
  if (!box) throw new Error('The tray is not shown.');
  await organiser.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 12 });
  await organiser.mouse.up();
  await expect(tray.getByRole('button', { name: `Move ${title}` })).toBeVisible();
  await organiser.getByRole('button', { name: 'Undo' }).click();

  const edge = organiser.getByTestId(`end-of-${sessionId}`);
  await edge.scrollIntoViewIfNeeded();
  const from = await edge.boundingBox();
  if (!from) throw new Error('The lower edge is not shown.');
  await organiser.mouse.move(from.x + from.width / 2, from.y + 3);
  await organiser.mouse.down();
  await organiser.mouse.move(from.x + from.width / 2, from.y + 33, { steps: 6 });
  await organiser.mouse.up();
  await expect(organiser.getByText('1 moved, not saved')).toBeVisible();
  await organiser.getByRole('button', { name: 'Discard' }).click();
});

test('axe finds no violations on the agenda, the time and hall of a session, and the screen that moves the event', async () => {
  await expectNoFindings(organiser, 'agenda');
  await organiser.getByRole('button', { name: openingTitle }).click();
  await expectNoFindings(organiser, 'place of a session');
  await organiser.keyboard.press('Escape');
  await organiser.getByRole('button', { name: 'Move the event' }).click();
  const days = organiser.getByRole('textbox', { name: 'Days later' });
  await days.fill('7');
  await expectNoFindings(organiser, 'moving the event');
  await organiser.getByRole('button', { name: 'Review changes' }).click();
  await expect(organiser.getByRole('dialog', { name: 'Move the event?' })).toContainText('entries change');
  await expectNoFindings(organiser, 'what moves with the event');
});
