import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { registrationPaymentTexts } from '@summit/contract/texts/registration-payment';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/journey.ts';
import { comeToPay, comeToTickets, giveInvoiceAddress, payLabel, payWith } from '../../site/pay-by-card.ts';

// After the payment there is nothing left to pay, so the waiting page may first get this refusal.
test.use({ expectedNoise: /payment\/info/ });

test('a visitor pays by card and gets the ticket', { tag: '@core' }, async ({ page }) => {
  await comeToTickets(page, 'Annis');
  await page.getByRole('radio', { name: /^VIP/ }).click();
  await giveInvoiceAddress(page);
  await expect(page).toHaveURL(href(pages.registrationPayment));
  await expect(page.getByRole('button', { name: payLabel })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectNoFindings(page, 'payment');
  await payWith(page, /is approved/);

  await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
  await expect(page.getByRole('article', { name: 'Ticket of Annis Hartnell' })).toContainText('VIP');
});

test(
  'a declined card shows the reason and loses no input, and the next card is accepted',
  { tag: '@core' },
  async ({ page }) => {
    await comeToPay(page, 'Bertie');
    await payWith(page, /without enough money/);

    await expect(page).toHaveURL(href(pages.registrationPayment));
    await expect(page.getByRole('alert')).toContainText('There is not enough money on the card.');
    await payWith(page, /is approved/);
    await expect(page.getByRole('article', { name: 'Ticket of Bertie Hartnell' })).toBeVisible();
  },
);

test('a visitor who leaves the card page finds the payment unchanged, also after a reload', async ({
  page,
}) => {
  await comeToPay(page, 'Cosmo');
  await page.getByRole('button', { name: payLabel }).click();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();

  await expect(page).toHaveURL(href(pages.registrationPayment));
  await expect(page.getByText(registrationPaymentTexts['registrationPayment.pending'])).toBeVisible();
  await page.reload();
  await payWith(page, /is approved/);
  await expect(page.getByRole('article', { name: 'Ticket of Cosmo Hartnell' })).toBeVisible();
});

test('the page polls until a late confirmation arrives', async ({ page }) => {
  await comeToPay(page, 'Dulcie');
  await payWith(page, /confirmation is late/);

  await expect(page.getByRole('article', { name: 'Ticket of Dulcie Hartnell' })).toBeVisible();
});

test('only the waiting page opens a websocket, through the site', async ({ page }) => {
  const channels: string[] = [];
  page.on('websocket', (socket) => channels.push(new URL(socket.url()).pathname));
  await comeToPay(page, 'Edmund');
  expect(channels).toEqual([]);
  await payWith(page, /confirmation is late/);

  await expect(page.getByRole('article', { name: 'Ticket of Edmund Hartnell' })).toBeVisible();
  expect(channels).toEqual(['/api/socket.io/']);
});

test('the page polls for the outcome when no websocket can be opened', async ({ page }) => {
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await comeToPay(page, 'Florrie');
  await payWith(page, /confirmation is late/);

  await expect(page.getByRole('article', { name: 'Ticket of Florrie Hartnell' })).toBeVisible();
});

test('a gala seat can be added to a free ticket; after the payment it is on the ticket', async ({ page }) => {
  await comeToTickets(page, 'Marigold');
  const seat = page.getByRole('checkbox', { name: /^Add a seat at the gala/ });
  await seat.click();
  await expect(seat).toBeChecked();
  await expectNoFindings(page, 'tickets with a seat at the gala');
  await giveInvoiceAddress(page);
  await expect(page).toHaveURL(href(pages.registrationPayment));
  await payWith(page, /is approved/);

  const ticket = page.getByRole('article', { name: 'Ticket of Marigold Hartnell' });
  await expect(ticket).toContainText('Standard with a gala seat');
});
