import type { Locator, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { pictureTexts } from '@summit/contract/texts/pictures';
import { linkIn, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { signIn } from '../../site/sign-in.ts';

function film(page: Page, title: string): Locator {
  return page.getByLabel(`${pictureTexts['videos.watch']}: ${title}`);
}

test('a visitor requests access, and watches by the link in the email', async ({ page, request }) => {
  const locked = `${pictureTexts['videos.request.title']}: Will software go shopping?`;
  const mailbox = await openMailbox(request, 'viewer@lund.example');
  await page.goto(href(pages.videos));
  await page.getByRole('link', { name: locked }).click();
  await page.getByRole('textbox', { name: pictureTexts['videos.request.email'] }).fill('viewer@lund.example');
  await page.getByRole('button', { name: pictureTexts['videos.request.submit'] }).click();
  await expect(page.getByRole('heading', { name: pictureTexts['videos.request.sent.title'] })).toBeFocused();

  await page.goto(linkIn(await mailbox.next('video-access'), href(pages.videos)));

  await expect(page.getByText(pictureTexts['videos.token.welcome'])).toBeVisible();
  await expect(film(page, 'Will software go shopping?')).toBeVisible();
});

test('a film plays in the page with captions, and the visitor can seek', async ({ page }) => {
  await page.goto(href(pages.videos));
  const shown = film(page, 'The year of the quiet upgrade');
  await page
    .getByRole('button', { name: `${pictureTexts['videos.play']}: The year of the quiet upgrade` })
    .click();
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(shown).toBeFocused();
  const facts = await shown.evaluate((video: HTMLVideoElement) => ({
    ready: video.readyState >= video.HAVE_CURRENT_DATA,
    seconds: Math.round(video.duration),
    width: video.videoWidth,
  }));
  expect(facts).toEqual({ ready: true, seconds: 48, width: 960 });

  // A paused film does not load captions that are added later.
  await expect
    .poll(() => shown.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
  await shown.evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 7;
  });
  await expect
    .poll(() =>
      shown.evaluate((video: HTMLVideoElement) => [...(video.textTracks[0]?.activeCues ?? [])].length),
    )
    .toBe(1);
});

test.describe('an invalid link', () => {
  test('still shows the public films', async ({ page }) => {
    await page.goto(href(pages.videos, { search: { token: 'none' } }));
    await expect(page.getByText(pictureTexts['videos.token.unknown.title'])).toBeVisible();
    await expect(film(page, 'The year of the quiet upgrade')).toBeVisible();
  });
});

test('attendees watch their films after logging in', async ({ page }) => {
  await page.goto(href(pages.videos));
  const own = page.getByRole('region', { name: pictureTexts['videos.private.title'] });
  await expect(own.getByRole('link', { name: pictureTexts['videos.private.login'] })).toBeVisible();
  await signIn(page, 'buy');
  await page.goto(href(pages.videos));
  await expect(own.getByLabel(`${pictureTexts['videos.watch']}: Outage theatre, the trailer`)).toBeVisible();
});
