import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import * as authCalls from '@summit/contract/calls/auth';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as ticketCalls from '@summit/contract/calls/tickets';
import type { ResponseOf } from '@summit/contract/requests/call';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { publicly } from '../../site/backoffice/visitor-sees.ts';
import { callApi } from '../../site/call-api.ts';
import { expect, test } from '../../site/journey.ts';
import { type Organiser, organiserAtTerminal } from '../../site/organiser.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

test.use({ expectedNoise: /status of 403|ERR_INTERNET_DISCONNECTED/ });
test.describe.configure({ mode: 'serial' });

type Ticket = ResponseOf<typeof ticketCalls.ticket>;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

let owner: Organiser;
/** The days of the event before these journeys, which the next ones on this site expect. */
let days: string[];

/** Moves the event to today, because the door uses the current time. */
test.beforeAll(async () => {
  owner = await organiserAtTerminal('owner');
  const { event } = await publicly(settingsCalls.settings);
  days = [`startsOn=${event.startsOn}`, `endsOn=${event.endsOn}`];
  await owner.run('settings', 'set', 'event', `startsOn=${day(-1)}`, `endsOn=${day(1)}`);
});

test.afterAll(() => owner.run('settings', 'set', 'event', ...days));

async function ticketOf(page: Page, name: string): Promise<Ticket> {
  const body = { email: `${name}@demo.summit.example`, password: demoPassword };
  const { accessToken } = await callApi(page.request, authCalls.login, { body, deviceId: `door-${name}` });
  return callApi(page.request, ticketCalls.ticket, { token: accessToken });
}

/** Opens the page of a phone at a door, with its shift begun. */
async function openDoor(page: Page, door: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${href(pages.backoffice)}/check-in`);
  await page.getByRole('textbox', { name: 'Which door is this?' }).fill(door);
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('Ready');
}

async function show(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ticket number' }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
}

const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const connection = (page: Page) => page.getByRole('status', { name: 'Connection' });

/** Opens a second door of the same organiser in another tab of the browser; it counts as a separate device. */
async function openSecondDoor(context: BrowserContext, first: Page): Promise<Page> {
  const session = await first.evaluate(() => Object.entries(sessionStorage));
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  const other = await browser.newContext({ baseURL: new URL(first.url()).origin });
  await other.addInitScript((entries) => {
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, session);
  const page = await other.newPage();
  await openDoor(page, 'South door');
  return page;
}

test('two doors admit people, also offline, and both show who was admitted twice', async ({ browser }) => {
  const north = await organiserInBrowser(browser, 'owner');
  const [buyer, seller, vip] = [
    await ticketOf(north, 'buy'),
    await ticketOf(north, 'sell'),
    await ticketOf(north, 'vip'),
  ];
  await openDoor(north, 'North door');
  await expectNoFindings(north, 'door');
  const south = await openSecondDoor(north.context(), north);

  await show(north, buyer.code);
  await expect(result(north)).toContainText('Let in');
  await expect(result(north)).toContainText(buyer.lastName);
  await expectNoFindings(north, 'somebody is let in');
  await show(south, buyer.number);
  await expect(result(south)).toContainText(/Already entered at \d\d:\d\d/);
  await expect(result(south)).toContainText('North door');

  for (const page of [north, south]) {
    await page.context().setOffline(true);
    await show(page, seller.code);
    await expect(result(page)).toContainText('Let in');
    await expect(result(page)).toContainText('Checked without a connection');
    await expect(connection(page)).toContainText('Entries to be sent: 1');
  }
  await expectNoFindings(north, 'without a connection');
  await show(north, buyer.code);
  await expect(result(north)).toContainText('Already entered');
  await north.getByRole('searchbox', { name: 'Name or company' }).fill(vip.lastName);
  await north.getByRole('button', { name: `Let in ${vip.firstName} ${vip.lastName}` }).click();
  await expect(result(north)).toContainText(vip.lastName);

  for (const page of [north, south]) await page.context().setOffline(false);
  for (const page of [north, south]) {
    await expect(connection(page)).toContainText('All entries are sent');
    await expect(page.getByText(`${seller.firstName} ${seller.lastName} was let in twice`)).toBeVisible();
  }
  await expect(north.getByRole('region', { name: 'Numbers now' })).toContainText(/3 of \d+/);

  await south
    .getByRole('button', { name: `Undo the entry of ${seller.firstName} ${seller.lastName}` })
    .click();
  await south.getByRole('radio', { name: 'Same person, scanned on two devices' }).check();
  await expectNoFindings(south, 'undoing an entry');
  await south.getByRole('button', { name: 'Undo admission' }).click();
  for (const page of [north, south]) await expect(page.getByText('was let in twice')).toHaveCount(0);

  await north.goto(`${href(pages.backoffice)}/record`);
  await north.getByRole('searchbox', { name: 'What was changed' }).fill('check-in');
  const rows = north.getByRole('table', { name: 'Record' }).getByRole('row');
  // There were four admissions, one of them twice at two doors, and one was undone; a small window has no row of titles.
  await expect(rows).toHaveCount(5);
  await south.context().close();
  await north.context().close();
});

test('a door that closed its page while offline can reopen it and continue', async ({ browser }) => {
  const page = await organiserInBrowser(browser, 'owner');
  const ticket = await ticketOf(page, 'crypto');
  await openDoor(page, 'East door');
  await page.context().setOffline(true);
  await page.reload();
  await expect(result(page)).toContainText('Ready');
  await show(page, ticket.code);
  await expect(result(page)).toContainText(ticket.lastName);
  await expect(result(page)).toContainText('Checked without a connection');
  await page.context().setOffline(false);
  await expect(connection(page)).toContainText('All entries are sent');
  await page.context().close();
});

test('the attendee list is deleted from the device when the shift ends', async ({ browser }) => {
  const page = await organiserInBrowser(browser, 'owner');
  await openDoor(page, 'North door');
  await page.getByRole('button', { name: 'End shift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End shift' }).click();
  await expect(page.getByRole('textbox', { name: 'Which door is this?' })).toBeVisible();
  const stored = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('summit-check-in');
        opening.onerror = () => reject(opening.error ?? new Error('It does not open.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('sealed').objectStore('sealed').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(stored).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.context().close();
});

test('badges are printed on separate sheets', async ({ browser }) => {
  const page = await organiserInBrowser(browser, 'owner');
  await page.goto(`${href(pages.backoffice)}/badges`);
  await page.getByRole('button', { name: 'Prepare badges' }).click();
  await expect(page.getByText(/^Badges 1 to \d+ of \d+/)).toBeVisible();
  await expectNoFindings(page, 'badges');
  await pictureForGuide(page, 'print-badges');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: /^Badge of / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.context().close();
});

/** A video of one picture for Chromium's fake camera: the code in the middle of a white sheet. */
function filmOf({ size, path }: Ticket['qr']): Buffer {
  const [width, height, scale] = [640, 480, 5];
  const [left, top] = [Math.floor((width - size * scale) / 2), Math.floor((height - size * scale) / 2)];
  const light = Buffer.alloc(width * height, 235);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let line = 0; line < scale; line += 1) {
      const start = (top + Number(y) * scale + line) * width + left + Number(x) * scale;
      light.fill(16, start, start + Number(length) * scale);
    }
  }
  const colour = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  return Buffer.concat([head, frame, frame]);
}

test('the camera reads a code with files of this release only', async ({ browser, page: visitor }) => {
  const ticket = await ticketOf(visitor, 'invited');
  const film = test.info().outputPath('camera.y4m');
  mkdirSync(dirname(film), { recursive: true });
  writeFileSync(film, filmOf(ticket.qr));
  const launched = await browser.browserType().launch({
    executablePath: process.env.PLAYWRIGHT_CHROMIUM,
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const page = await organiserInBrowser(launched, 'owner');
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).origin);
  });
  await openDoor(page, 'North door');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(result(page)).toContainText(ticket.lastName);
  await expect(result(page)).toContainText('Let in');
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  await launched.close();
});
