import { chromium } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { chromiumArgs } from '../testing/browser/chromium-options.ts';
import { ensureChromium } from '../testing/browser/ensure-chromium.ts';
import { runProgram } from '../testing/program.ts';
import { startSite } from '../testing/sites/running-site.ts';
import { readLongPage } from './controls/long-page.ts';
import { table } from './numbers.ts';

// `npm run bench:agenda` measures how an agenda of 500 sessions on one day loads and scrolls.

const views = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const turns = 3;

const executablePath = await ensureChromium();
const site = await startSite({
  say: (text) => process.stderr.write(text),
  prepare: async (env) => {
    const filled = await runProgram(['node', '--import', 'tsx', 'api/bench/one-long-day.ts'], { env });
    if (filled.code !== 0) throw new Error(filled.output);
  },
});
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

try {
  const address = `${site.origin}${href(pages.agenda)}`;
  // This request renders the page, so that the next ones come from the cache, as for a visitor.
  await (await fetch(address)).text();
  const rows: string[][] = [['window', 'longest loading', 'longest scrolling', 'HTML KB', 'script KB']];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const view of views) {
      const read = await readLongPage(browser, address, view);
      rows.push([
        `${view.width} px`,
        `${read.loading} ms`,
        `${read.scrolling} ms`,
        (read.htmlBytes / 1024).toFixed(1),
        (read.scriptBytes / 1024).toFixed(1),
      ]);
    }
  }
  console.log(
    `\nTasks on the main thread with a processor four times slower; compressed sizes\n\n${table(rows)}`,
  );
} finally {
  await browser.close();
  await site.stop();
}
