import { requiredText } from '../../forms/rules.ts';
import { attendeeTypes } from '../../registration/attendee-types.ts';
import { query } from '../../requests/list-query.ts';
import { choice, flag, nullableText, shape, text, whole } from '../../requests/response-shapes.ts';

/** A ticket as its owner sees it. */
export const ticket = shape({
  number: text(),
  firstName: text(),
  lastName: text(),
  jobTitle: nullableText(),
  company: nullableText(),
  attendeeType: choice(attendeeTypes),
  categoryName: text(),
  packageName: nullableText(),
  /** Whether it was paid for, so that there may be an invoice. */
  isPaid: flag(),
  /** The content of the QR code: signed, and without personal data. */
  code: text(),
  /** The code as an SVG path of unit squares, in a square of `size`. */
  qr: shape({ size: whole(), path: text() }),
  /** The token in links that open the ticket and its invoices without a login. */
  token: text(),
  /** Whether the calls of the wallets are configured. */
  hasAppleWallet: flag(),
  /** Absolute; null: not configured. */
  googleWalletUrl: nullableText(),
});

/** The query of calls that take the token of a ticket's link. */
export const byLink = query({ ticket: requiredText() });
