import { formatMoney } from '@summit/contract/money-and-time/money';
import { escapeHtml } from '../../platform/responses/escape-html.ts';
import type { CardPage } from './card-pages.ts';
import { pageFrame } from './page-frame.ts';
import { testCards } from './test-cards.ts';

/** The card page of a payment, or what became of it. */
export function cardPageHtml(page: CardPage): string {
  const amount = formatMoney(page.amountMinor, page.currency);
  const head = `<div><h1>${escapeHtml(page.description)}</h1><p class="amount">${amount}</p><p class="soft">For ${escapeHtml(page.email)}</p></div>`;
  const body = page.state === 'open' && page.bankAsksUntil === null ? cardForm(page, amount) : ended(page);
  return pageFrame(`Pay ${amount}`, `<div class="columns">${head}${body}</div>`);
}

function cardForm(page: CardPage, amount: string): string {
  const cards = Object.entries(testCards).map(
    ([name, { label, hint }], position) =>
      `<label><input type="radio" name="card" value="${name}"${position === 0 ? ' checked' : ''}><span>${label}<small>${hint}</small></span></label>`,
  );
  return `<form method="post" action="/pay/${page.id}">
<fieldset><legend>Choose a test card</legend>${cards.join('')}</fieldset>
<div class="row"><button type="submit">Pay ${amount}</button>
<a class="button plain" href="${escapeHtml(page.cancelUrl)}">Cancel and go back</a></div>
</form>`;
}

function ended(page: CardPage): string {
  const said = {
    open: 'Your bank is checking the payment.',
    succeeded: 'This payment is made.',
    failed: page.reason ?? 'This page is closed. Nothing was charged.',
  }[page.state];
  return `<div role="status"><h2>${escapeHtml(said)}</h2><p><a class="button" href="${escapeHtml(page.returnUrl)}">Back to the event</a></p></div>`;
}
