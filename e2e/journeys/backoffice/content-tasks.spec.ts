import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { addIt, choose, fillIn, openNew, screenAt } from '../../site/backoffice/entry-form.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { portrait } from '../../site/backoffice/portrait.ts';
import { expectAt, publicly, textAt } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';

// Added content is not removed, so these journeys use a separate site.

/** The preview beside a form has scripts, which its frame blocks. */
test.use({ expectedNoise: /Blocked script execution/ });
test.describe.configure({ mode: 'serial' });

let organiser: Page;

test.beforeAll(async ({ browser }) => {
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(() => organiser.context().close());

/** Chooses a picture from this device. Returns its name on the site. */
async function choosePicture(): Promise<string> {
  const file = await portrait(organiser);
  await organiser.getByLabel('Image: choose a picture').setInputFiles(file);
  const shown = organiser.getByRole('img', { name: 'Image, as it is' });
  await expect(shown).toBeVisible();
  const [name = ''] = /[\w-]+(?=\.\w+$)/.exec((await shown.getAttribute('src')) ?? '') ?? [];
  return name;
}

/** A moment in the format of a form field, in the venue's time. */
async function writtenAt(moment: Date): Promise<string> {
  const { event } = await publicly(settingsCalls.settings);
  const clock = venueClock(event.timeZone);
  const at = moment.toISOString();
  return `${clock.day(at)}T${clock.time(at)}`;
}

test('a speaker is added with a photo and published, and a visitor finds the profile', async ({ page }) => {
  await openNew(organiser, 'speakers');
  await fillIn(organiser, {
    Key: 'wilhelmina-tern',
    'First name': 'Wilhelmina',
    'Last name': 'Tern',
    'Job title': 'Head of Settlement',
    Company: 'Northmere Retail',
    Bio: 'She runs the night desk that settles what shops have sold by day.',
  });
  await choosePicture();
  await choose(organiser, 'Status', 'Published');
  await organiser.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await pictureForGuide(organiser, 'publish-a-speaker');
  await addIt(organiser, 'wilhelmina-tern');

  const profile = href(pages.speaker, { speakerId: 'wilhelmina-tern' });
  await expectAt(profile, 'Wilhelmina Tern');
  await page.goto(href(pages.speakers));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Wilhelmina Tern/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wilhelmina Tern' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Portrait of Wilhelmina Tern' })).toBeVisible();
});

test('a visitor sees a scheduled banner from its start time, and not before', async ({ page }) => {
  const words = 'The doors of the dock open at eight.';
  // Form fields take whole minutes. The margin allows for filling the form in, and for checking that nothing is published early.
  const from = new Date(Math.ceil((Date.now() + 40_000) / 60_000) * 60_000);
  await openNew(organiser, 'banners');
  await fillIn(organiser, { Key: 'doors', Text: words, 'Link text': 'See the agenda', Link: '/agenda' });
  await organiser.getByLabel('Shown from').fill(await writtenAt(from));
  await pictureForGuide(organiser, 'schedule-a-banner');
  await addIt(organiser, 'doors');
  const isEarly = (await textAt(href(pages.home))).includes(words);
  if (Date.now() < from.getTime()) expect(isEarly).toBe(false);

  await pause(Math.max(0, from.getTime() - Date.now()));
  await expectAt(href(pages.home), words);
  await page.goto(href(pages.home));
  const strip = page.getByRole('complementary', { name: frameTexts['frame.banners.label'] });
  await expect(strip).toContainText(words);
  await expect(strip.getByRole('link', { name: 'See the agenda' })).toHaveAttribute('href', '/agenda');
});

test('an article is written with a picture, and a visitor reads it', async ({ page }) => {
  await openNew(organiser, 'articles');
  await fillIn(organiser, {
    Key: 'what-the-night-desk-sees',
    Title: 'What the night desk sees',
    Excerpt: 'Between two and four nothing happens, and that is the work.',
    Author: 'Rosalind Ashby Cole',
    Body: '<p>The desk has eleven screens.</p><p>Ten of them say that all is well.</p>',
  });
  await organiser.getByLabel('Published').fill(await writtenAt(new Date(Date.now() - 3_600_000)));
  const picture = await choosePicture();
  await organiser.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await pictureForGuide(organiser, 'write-an-article');
  await addIt(organiser, 'what-the-night-desk-sees');

  await expectAt(href(pages.articles), 'What the night desk sees');
  await page.goto(href(pages.articles));
  await page.getByRole('link', { name: 'What the night desk sees' }).first().click();
  await expect(page.getByText('Ten of them say that all is well.')).toBeVisible();
  await expect(page.getByRole('main').locator(`img[src*="${picture}"]`).first()).toBeVisible();
});

test('the preview follows the chosen accent colour, and visitors see it once it is saved', async ({
  page,
}) => {
  await organiser.goto(`${screenAt('words')}?part=theme`);
  const accent = organiser.getByRole('textbox', { name: 'Accent', exact: true });
  const before = await accent.inputValue();
  await expect(organiser.frameLocator('iframe').locator('h1')).toBeVisible();
  await accent.fill('#b3005e');
  await expect(organiser.getByRole('row', { name: /Accent as text, light/ })).toBeVisible();
  await pictureForGuide(organiser, 'choose-the-accent');
  await makeChange(organiser);
  await expectAt(href(pages.about), '#b3005e');
  await page.goto(href(pages.about));
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent-fill').trim());
  await expect.poll(colour).toBe('#b3005e');

  await accent.fill(before);
  await makeChange(organiser);
  await expectAt(href(pages.about), '#b3005e', false);
});
