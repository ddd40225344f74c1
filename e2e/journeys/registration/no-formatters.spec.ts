import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

declare global {
  /** The call stacks that created formatters, in order. */
  var formattersMade: string[];
}

/** Records every formatter that the page makes, because each loads the rules of a language, or of a time zone. */
async function noteFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.formattersMade = [];
    const note = (what: string) => globalThis.formattersMade.push(`${what} ${new Error().stack}`);
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules'] as const) {
      const made = Intl[name] as new (...given: unknown[]) => object;
      const noting = new Proxy(made, {
        construct(target, given) {
          note(name);
          return Reflect.construct(target, given);
        },
      });
      Object.defineProperty(Intl, name, { value: noting });
    }
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (...given: Parameters<typeof localeCompare>) {
      note('localeCompare');
      return Reflect.apply(localeCompare, this, given);
    };
  });
}

/** One page of each kind: lists, forms, prices and dates. */
const rendered = [
  href(pages.home),
  href(pages.agenda),
  href(pages.attendees),
  href(pages.awardsShortlisted),
  href(pages.awardsWelcome),
  href(pages.awardsWinners),
  href(pages.calendar),
  href(pages.contactUs),
  href(pages.directory),
  href(pages.networkingBlitz),
  href(pages.registration),
  href(pages.registrationAttendee),
  href(pages.speakers),
  href(pages.sponsors),
];

for (const path of rendered) {
  test(`${path} creates no formatter during hydration`, async ({ page }) => {
    await noteFormatters(page);
    await page.goto(path);
    await scriptAtWork(page);
    expect(await page.evaluate(() => globalThis.formattersMade)).toEqual([]);
  });
}
