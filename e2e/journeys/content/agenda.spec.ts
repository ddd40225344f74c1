import type { Locator, Page } from '@playwright/test';
import { pageClockName } from '@summit/contract/money-and-time/page-clock';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { agendaQuestionTexts } from '@summit/contract/texts/agenda-question';
import { calendarFeedTexts } from '@summit/contract/texts/calendar-feed';
import { expect, test } from '../../site/journey.ts';
import { logIn, logOut, passCaptcha } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';

const session = 'what-instant-payments-changed';
const title = 'What did instant payments actually change?';
const secondDay = '2027-06-09';

function getStar(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `${agendaTexts['agenda.star.label']}: ${name}`, exact: true });
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 3, name, exact: true });
}

test('hall, track and search are in the address, and Back steps through them', async ({ page }) => {
  await page.goto(href(pages.agenda));
  const main = page.getByRole('main');
  const track = main
    .getByRole('navigation', { name: agendaTexts['agenda.filters.track'] })
    .getByRole('link', { name: 'Payments' });
  await track.click();
  await expect(page).toHaveURL(/track=Payments/);
  // The address changes first; the page and its links are updated afterwards.
  await expect(main.getByRole('link', { name: /Wed 9 June/ })).toHaveAttribute('href', /track=Payments/);
  await main.getByRole('link', { name: /Wed 9 June/ }).click();
  await expect(page).toHaveURL(/day=2027-06-09.*track=Payments/);
  await main.getByText(agendaTexts['agenda.filters.open']).click();
  await main.getByRole('searchbox').fill('queue');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=queue/);

  await page.goBack();
  await expect(main.getByRole('link', { name: /Wed 9 June/ })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(main.getByRole('link', { name: /Tue 8 June/ })).toHaveAttribute('aria-current', 'true');
  await expect(track).toHaveAttribute('aria-current', 'true');
});

test('a link to a session opens it below the header, on whichever day it is', async ({ page }) => {
  await page.goto(`${href(pages.agenda, { search: { day: secondDay } })}#session-${session}`);

  await expect(page).toHaveURL(/day=2027-06-08/);
  const item = page.locator(`#session-${session}`);
  await expect(item.getByRole('group')).toHaveAttribute('open', '');
  await expect(item).toBeInViewport();
  // The page scrolls again once the session has opened.
  const belowHeader = async () => {
    const header = await page.getByRole('banner').evaluate((shown) => shown.getBoundingClientRect().bottom);
    return (await item.evaluate((shown) => shown.getBoundingClientRect().top)) - header;
  };
  await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
});

test(
  'stars survive a reload, and appear in another tab and in my agenda',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto(href(pages.agenda));
    const other = await context.newPage();
    await other.goto(href(pages.agenda));
    await expect(getStar(other, title)).toHaveAttribute('aria-pressed', 'false');

    await getStar(page, title).click();
    await expect(getStar(other, title)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(getStar(page, title)).toHaveAttribute('aria-pressed', 'true');

    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(agendaTexts['agenda.mine.title']) })
      .click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(page.getByLabel(calendarFeedTexts['agenda.feed.address'])).toHaveValue(
      new RegExp(`sessions=${session}`),
    );
  },
);

test('a login adds the stars of the device to those of the account', async ({ page, browser }) => {
  await page.goto(href(pages.agenda));
  await getStar(page, title).click();
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT');
  const merged = saved();
  await logIn(page, 'vip');
  expect((await merged).status()).toBe(200);
  await expect(getStar(page, title)).toHaveAttribute('aria-pressed', 'true');
  const another = saved();
  await getStar(page, 'The plumbing is the product').click();
  expect((await another).status()).toBe(200);

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, 'vip');
  await elsewhere.goto(href(pages.agenda));
  await expect(getStar(elsewhere, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(getStar(elsewhere, 'The plumbing is the product')).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.close();

  await logOut(page);
  await page.goto(href(pages.agenda));
  await expect(getStar(page, title)).toHaveAttribute('aria-pressed', 'false');
});

test('a session and my agenda can be downloaded as calendar files', async ({ page }) => {
  await page.goto(href(pages.agenda));
  await heading(page, title).click();
  const file = page.getByRole('link', { name: `${agendaTexts['agenda.session.calendar']}: ${title}` });
  const response = await page.request.get((await file.getAttribute('href')) ?? '');

  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toContain('BEGIN:VEVENT');
});

test('a visitor sends a question to a session', async ({ page }) => {
  await page.goto(href(pages.agenda));
  const block = page.getByRole('region', { name: agendaTexts['agenda.ask.title'] });
  await block.getByRole('combobox').selectOption(session);
  await block
    .getByPlaceholder(agendaQuestionTexts['agenda.ask.emailPlaceholder'])
    .fill('reader@demo.summit.example');
  const question = block.getByPlaceholder(agendaQuestionTexts['agenda.ask.questionPlaceholder']);
  await question.fill("Who pays when it isn't instant?");
  await expect(block.getByText('31 / 300')).toBeVisible();
  await passCaptcha(block);
  await block.getByRole('button', { name: agendaQuestionTexts['agenda.ask.submit'] }).click();

  await expect(block.getByText(agendaQuestionTexts['agenda.ask.success'])).toBeVisible();
});

test('a question that is typed and sent before its code has loaded is not lost', async ({ page }) => {
  await page.goto(href(pages.agenda));
  await scriptAtWork(page);
  let isHere: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (isHere = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  const block = page.getByRole('region', { name: agendaTexts['agenda.ask.title'] });
  const question = block.getByPlaceholder(agendaQuestionTexts['agenda.ask.questionPlaceholder']);
  await question.fill('Why?');
  await block.getByRole('button', { name: 'Start the check' }).click();
  isHere();
  await expect(block.getByText('4 / 300')).toBeVisible();
  await expect(question).toHaveValue('Why?');
  await expect(block.getByText('Checked. You can send the form')).toBeVisible();
});

test.describe('far from the venue', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('times are the venue’s until the visitor asks for their own', async ({ page }) => {
    await page.goto(href(pages.agenda));
    await expect(page.getByText('London, British Summer Time')).toBeVisible();
    await expect(page.getByRole('region', { name: '09:00' })).toBeVisible();

    await page.getByRole('link', { name: agendaTexts['agenda.time.mine'], exact: true }).click();
    await expect(page.getByText('Tokyo, Japan Standard Time')).toBeVisible();
    await expect(page.getByRole('region', { name: '17:00' })).toBeVisible();
  });
});

test('during the event a line marks the current time', async ({ page }) => {
  const time = new Date('2027-06-08T09:05:20Z');
  // The server's clock decides, so both headers contain this time.
  const said = { date: time.toUTCString(), 'server-timing': `${pageClockName};desc="${time.getTime()}"` };
  await page.route('**', async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...said } });
  });
  await page.clock.install({ time });
  await page.goto(href(pages.agenda));
  await page.clock.runFor(1000);
  await expect(page.getByText('Now 10:05')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('Now 10:06')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a session by hall and track, and reads the last edition', async ({ page }) => {
    await page.goto(href(pages.agenda, { search: { track: 'Payments', hall: 'meridian-stage' } }));
    await expect(heading(page, title)).toBeVisible();
    await expect(heading(page, 'Moving six million customers in one winter')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: new RegExp(agendaTexts['agenda.star.label']) }),
    ).toHaveCount(0);

    await page.goto(href(pages.oldAgenda));
    await expect(heading(page, 'The year of the quiet upgrade')).toBeVisible();
  });
});

test('on paper the agenda is a list with every description', async ({ page }) => {
  await page.goto(href(pages.agenda));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Nobody praises a pipe until it bursts/)).toBeVisible();
  await expect(getStar(page, title)).toBeHidden();
});
