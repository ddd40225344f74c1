import { writeFileSync } from 'node:fs';
import * as calls from '@summit/contract/calls/organise-orders';
import { type Command, type CommandContext, isWanted, requireWord } from '../command.ts';

const list: Command = {
  usage: 'orders [WORD]',
  about: 'lists orders, the latest first, all or those of a name, an address or a ticket number',
  async run({ client, terminal, words: [q] }) {
    const { items, total } = await client.call(calls.organisedOrders, {
      query: { perPage: 100, ...(q && { q }) },
    });
    for (const { id, name, packageName, state, total: price, currency, declinedReason } of items) {
      const why = declinedReason ? `, declined: ${declinedReason}` : '';
      terminal.print(`${id}: ${name}, ${packageName}, ${price} ${currency}, ${state}${why}`);
    }
    if (total > items.length) terminal.print(`${total - items.length} more: name a word.`);
  },
};

const show: Command = {
  usage: 'orders show ID',
  about: 'shows an order: its payments, what can be returned, its invoices, and what happened',
  async run({ client, terminal, words }) {
    const order = await client.call(calls.organisedOrder, { params: { id: requireWord(words[0], show) } });
    terminal.print(
      `${order.name} <${order.email}>, ${order.packageName}, ${order.total} ${order.currency}, ${order.state}`,
    );
    for (const { id, state, amount, currency, returnable } of order.payments) {
      terminal.print(`payment ${id}: ${amount} ${currency}, ${state}, ${returnable} can be returned`);
    }
    for (const { amount, currency, state, toDo } of order.refunds) {
      terminal.print(`refund of ${amount} ${currency}: ${state}${toDo ? `. ${toDo}` : ''}`);
    }
    for (const { number, gross } of order.documents) terminal.print(`${number}: ${gross}`);
    for (const { at, text } of order.timeline) terminal.print(`${at} ${text}`);
  },
};

const file: Command = {
  usage: 'orders document ID NUMBER FILE',
  about: 'writes an invoice or a credit note of an order as .pdf',
  async run({ client, terminal, words }) {
    const params = { id: requireWord(words[0], file), number: requireWord(words[1], file) };
    const name = requireWord(words[2], file);
    writeFileSync(name, Buffer.from(await client.bytes(calls.orderDocument, { params })), { mode: 0o600 });
    terminal.print(`Written to ${name}.`);
  },
};

const refund: Command = {
  usage: 'orders refund ID AMOUNT REASON',
  about: 'returns a part of what was paid, or all; above a sum in the settings somebody else confirms it',
  async run(context) {
    const params = { id: requireWord(context.words[0], refund) };
    const amount = requireWord(context.words[1], refund);
    const reason = requireWord(context.words.slice(2).join(' '), refund);
    const { payments } = await context.client.call(calls.organisedOrder, { params });
    const payment = payments.find(({ returnable }) => Number(returnable) > 0);
    if (!payment) throw new Error('Nothing of this order can be returned.');
    const body = { paymentId: payment.id, returnable: payment.returnable, amount, reason };
    const dry = await context.client.call(calls.refundPayment, { params, body, query: { dryRun: 'true' } });
    const end = dry.endsTicket ? ['The ticket ends once the bank has taken it.'] : [];
    const second = dry.state === 'waiting' ? ['Someone else must confirm it.'] : [];
    if (!(await isWanted(context, [`${dry.amount} ${dry.currency} back to the card`, ...end, ...second]))) {
      return;
    }
    await context.client.call(calls.refundPayment, { params, body });
  },
};

const waiting: Command = {
  usage: 'orders waiting',
  about: 'refunds that wait for a second person',
  async run({ client, terminal }) {
    const { requests } = await client.call(calls.refundRequests);
    for (const { id, name, amount, currency, reason, requestedBy } of requests) {
      terminal.print(`${id}: ${amount} ${currency} to ${name}, asked for by ${requestedBy}: ${reason}`);
    }
  },
};

function deciding(word: 'confirm' | 'refuse', about: string): Command {
  const command: Command = {
    usage: `orders ${word} REQUEST`,
    about,
    run: (context) => decide(context, requireWord(context.words[0], command), word === 'confirm'),
  };
  return command;
}

async function decide(context: CommandContext, id: string, isConfirmed: boolean): Promise<void> {
  const { requests } = await context.client.call(calls.refundRequests);
  const request = requests.find((one) => one.id === id);
  if (!request) throw new Error('No refund of this id waits.');
  const { amount, currency, name } = request;
  if (
    !(await isWanted(context, [
      `${amount} ${currency} to ${name}: ${isConfirmed ? 'return' : 'do not return'}`,
    ]))
  ) {
    return;
  }
  await context.client.call(calls.decideRefundRequest, { params: { id }, body: { isConfirmed } });
}

/** Orders, payments and money that goes back. */
export const orderCommands: Record<string, Command> = {
  orders: list,
  'orders show': show,
  'orders document': file,
  'orders refund': refund,
  'orders waiting': waiting,
  'orders confirm': deciding('confirm', 'returns what somebody else asked for'),
  'orders refuse': deciding('refuse', 'returns nothing of what was asked for, by somebody else or by you'),
};
