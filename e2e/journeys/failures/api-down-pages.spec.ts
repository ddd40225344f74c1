import { isFixedPath } from '@summit/contract/paths/path-pattern';
import type { PageId } from '@summit/contract/site/page-ids';
import * as pages from '@summit/contract/site/site-map';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { expect, test } from '../../site/sites/own-shell.ts';

// The browser logs the failed calls.
test.use({
  coldShell: true,
  expectedNoise:
    /status of 503|Failed to load resource|Minified React error|Request \S+ failed|could not reach the server/i,
});

/** Pages whose address is complete without parameters. */
const cold = (Object.keys(pages) as PageId[]).filter(
  (id) => isFixedPath(pages[id].path) && wholeRow(pages[id]).access === 'public',
);

test('when the server cannot be reached, every page has its heading, and a message within its column', async ({
  page,
  shell,
}) => {
  test.setTimeout(cold.length * 10_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  shell.api.cut();
  for (const id of cold) {
    await page.goto(pages[id].path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), id).toBeVisible();
    const outside = await page
      .getByRole('main')
      .getByRole('alert')
      .evaluateAll((messages) =>
        messages
          // The site's own message for a failed page spans the whole width.
          .filter((message) => !message.querySelector('h1'))
          .map((message) => message.getBoundingClientRect())
          .filter(({ left, right, width }) => width > 0 && (left < 24 || right > window.innerWidth - 24))
          .map(({ left, right }) => `${left} to ${right}`),
      );
    expect(outside, id).toEqual([]);
  }
});
