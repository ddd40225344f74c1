import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { invoiceTexts } from '@summit/contract/texts/invoice';
import { registrationCompletedTexts } from '@summit/contract/texts/registration-completed';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { npmRun } from '../../site/command.ts';
import { expect, test } from '../../site/journey.ts';
import { comeToPay, payWith } from '../../site/pay-by-card.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

// After the payment there is nothing left to pay, so the waiting page may first get this refusal.
test.use({ expectedNoise: /payment\/info/ });

/** The text that a door's device reads from the code. */
async function readCode(code: Locator): Promise<string | undefined> {
  const { size, pixels } = await code.evaluate((svg) => {
    const [, , modules = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const scale = 6;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: modules * scale,
      height: modules * scale,
    });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.fillStyle = 'black';
    context.fill(new Path2D(svg.querySelector('path')?.getAttribute('d') ?? ''));
    return { size: canvas.width, pixels: [...context.getImageData(0, 0, canvas.width, canvas.height).data] };
  });
  return jsQR(Uint8ClampedArray.from(pixels), size, size)?.data;
}

test('a payer gets an invoice and a ticket that the door can check offline', async ({ page }) => {
  await comeToPay(page, 'Odette');
  await payWith(page, /is approved/);
  const ticket = page.getByRole('article', { name: 'Ticket of Odette Hartnell' });
  await expect(ticket).toBeVisible();
  await expectNoFindings(page, 'ticket');

  const code = (await readCode(ticket.getByRole('img', { name: /QR/ }))) ?? '';
  expect(code).not.toMatch(/odette|hartnell/i);
  const list = ['--list', test.info().outputPath('list.json')];
  await npmRun('check-ticket', '--load', '--from', siteUnderTest().origin, ...list);
  const valid = await npmRun('check-ticket', code, ...list);
  expect(valid.output).toMatch(/^VALID/);
  const changed = await npmRun(
    'check-ticket',
    `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
    ...list,
  );
  expect([changed.code, changed.output.startsWith('NOT VALID')]).toEqual([1, true]);

  await page.getByRole('link', { name: registrationCompletedTexts['registrationCompleted.invoice'] }).click();
  await expect(page).toHaveURL(href(pages.registrationInvoice));
  const invoice = page.getByRole('article', { name: /^Invoice / });
  await expect(invoice).toContainText('£295.00');
  await expectNoFindings(page, 'invoice');
  const downloading = page.waitForEvent('download');
  await invoice.getByRole('link', { name: invoiceTexts['registrationInvoice.download'] }).click();
  const file = await downloading;
  const number = file.suggestedFilename().replace('.pdf', '');
  expect(await invoice.getAttribute('aria-label')).toBe(`Invoice ${number}`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
