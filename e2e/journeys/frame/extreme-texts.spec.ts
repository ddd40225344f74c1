import type { Page } from '@playwright/test';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { drawEverything } from '../../site/axe-findings.ts';
import { extremelyWritten, extremeTexts } from '../../site/extreme-texts.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

test.use({ organisers: extremeTexts() });

const paths = [
  href(pages.home),
  href(pages.agenda),
  href(pages.oldAgenda),
  href(pages.speakers),
  href(pages.speakerData),
  href(pages.attendees),
  href(pages.sponsors),
  href(pages.affiliateZone),
  href(pages.videos),
  href(pages.photoGallery),
  href(pages.pressPack),
  href(pages.venue),
  href(pages.calendar),
  href(pages.contactUs),
  href(pages.awardsWelcome),
  href(pages.registrationPackages),
];

/** Texts that extend beyond the window; without hidden texts, and parts that scroll sideways by design. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const scrollsOrCuts = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsOrCuts(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const out = box.right > window.innerWidth + 1 || box.left < -1;
      if (box.width > 1 && out && !scrollsOrCuts(node.parentElement)) {
        found.add(`${node.parentElement?.tagName}: ${node.textContent?.slice(0, 40)}`);
      }
    }
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    return beyond > 0 ? [`the page by ${beyond} px`, ...found] : [...found];
  });

test('texts of 300 characters, right-to-left texts and emoji do not break the pages', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await scriptAtWork(page);
    await drawEverything(page);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await outside(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test("the same texts do not break a speaker's page", async ({ page, request, shell }) => {
  const response = await request.get(`/api${speakerCalls.speakers.path}`);
  const { id } = (await response.json()).speakers[0];
  shell.api.change(speakerCalls.speaker.path.replace(':id', id), extremelyWritten());
  await page.goto(href(pages.speaker, { speakerId: id }));
  await scriptAtWork(page);
  await drawEverything(page);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await outside(page), `${width} px`).toEqual([]);
  }
});
