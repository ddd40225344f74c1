import { formatMoney } from '@summit/contract/money-and-time/money';
import { escapeHtml } from '../../platform/responses/escape-html.ts';
import { type CardPage, getLeft } from './card-pages.ts';
import { pageFrame } from './page-frame.ts';

const stateNames = { open: 'Open', succeeded: 'Paid', failed: 'Not paid' };

/** The sandbox's own dashboard: every payment, newest first, and what an operator of a provider can do. */
export function dashboardHtml(pages: CardPage[]): string {
  const items = pages.map(toItem).join('');
  const list = items ? `<ul class="list">${items}</ul>` : '<p>No payment was begun yet.</p>';
  return pageFrame('Payments', `<h1>Payments</h1>${list}`);
}

const refundNames = { requested: 'Refund pending', succeeded: 'Refunded', failed: 'Refund failed' };
const disputeNames = { open: 'Dispute open', won: 'Dispute won', lost: 'Dispute lost' };

function toItem(page: CardPage): string {
  const { currency, paid, refunds, disputes } = page;
  const left = getLeft(page);
  const facts = [
    ['State', stateNames[page.state]],
    ['Email', page.email],
    ['Opened', page.openedAt.slice(0, 19).replace('T', ' ')],
    ...(page.reason ? [['Reason', page.reason]] : []),
    ...(paid && paid.amountMinor !== page.amountMinor
      ? [['Charged', formatMoney(paid.amountMinor, paid.currency)]]
      : []),
    ...refunds.map((one) => [refundNames[one.state], formatMoney(one.amountMinor, currency)]),
    ...disputes.map((one) => [disputeNames[one.state], formatMoney(one.amountMinor, currency)]),
  ];
  const terms = facts.map(([term = '', detail = '']) => `<dt>${term}</dt><dd>${escapeHtml(detail)}</dd>`);
  const actions = [
    page.state === 'succeeded' && left > 0
      ? action(page, 'refund', `Refund ${formatMoney(left, page.currency)}`)
      : '',
    refunds.some(({ state }) => state !== 'failed')
      ? action(page, 'failRefund', 'The bank refuses the refund after all')
      : '',
    page.state === 'succeeded' && left > 0 ? action(page, 'dispute', 'Dispute') : '',
    ...(disputes.some(({ state }) => state === 'open')
      ? [action(page, 'winDispute', 'The dispute is won'), action(page, 'loseDispute', 'The dispute is lost')]
      : []),
    page.state === 'failed' ? action(page, 'late', 'The bank pays late after all') : '',
    action(page, 'resend', 'Send the event again'),
  ];
  return `<li><h2>${formatMoney(page.amountMinor, page.currency)}, ${escapeHtml(page.description)}</h2><dl>${terms.join('')}</dl><div class="row">${actions.join('')}</div></li>`;
}

function action({ id, email }: CardPage, name: string, label: string): string {
  return `<form method="post" action="/payments/${id}/${name}"><button class="plain" aria-label="${escapeHtml(`${label}: ${email}`)}">${label}</button></form>`;
}
