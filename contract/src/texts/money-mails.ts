/**
 * The emails to organisers about payments and refunds that went wrong. Placeholders in braces are filled; `orderInBackoffice`
 * follows each.
 */
export const moneyTroubles = {
  refundFailed: {
    subject: 'A refund of {amount} to {name} has failed',
    text: 'The bank of {name} ({email}) did not accept a refund of {amount} for “{ticket}”.\n\nWhere nothing pays for a place any more, it is tried again by itself. A refund that somebody made in the provider’s dashboard is not: the ticket stays as it is.',
  },
  refundByHand: {
    subject: 'Please return {amount} to {name} by hand',
    text: 'The bank of {name} ({email}) did not accept several refunds of {amount} for “{ticket}”. They were asked to write to you.\n\nReturn the money in another way. Then open the order and choose “Record manual refund”.',
  },
  disputeOpened: {
    subject: '{name} disputes a payment of {amount}',
    text: '{name} ({email}) disputes a payment of {amount} for “{ticket}” at the bank, which holds the money.\n\nRespond in the dashboard of the payment provider. The ticket stays valid until the bank has decided.',
  },
  disputeWon: {
    subject: 'The dispute of {name} over {amount} is won',
    text: 'The bank of {name} ({email}) has decided for you: the payment of {amount} for “{ticket}” stays.',
  },
  disputeLost: {
    subject: 'The dispute of {name} over {amount} is lost',
    text: 'The bank of {name} ({email}) has returned {amount} for “{ticket}”. A ticket that nothing pays for any more is cancelled.',
  },
  otherAmount: {
    subject: '{name} paid {amount}, which nobody asked for',
    text: 'The payment provider reports {amount} from {name} ({email}) for “{ticket}”, where something else was asked for.\n\nIt pays for no ticket, and goes back to the card. Please look for the cause in the dashboard of the provider.',
  },
} as const;

/** The last line of each of them. */
export const orderInBackoffice = 'The order in the backoffice: {url}';

export type MoneyTrouble = keyof typeof moneyTroubles;

/** The email to every owner when one of them raises the sum from which a refund needs a second person. */
export const raisedRefundLimit = {
  subject: 'Refunds need a second person from {to} on, no longer from {from}',
  text: 'An owner has raised the sum from which a second organiser has to confirm refunds: from {from} to {to}, in whole units of the currency. It counts in a day. Until then the lower sum does.\n\nYou did not expect it? Then set it back in the backoffice, and ask the other owners at once. The record says who raised it.',
} as const;
