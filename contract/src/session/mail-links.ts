import { href } from '../site/href.ts';
import * as pages from '../site/site-map.ts';
import type { LoginTokenName } from './login-tokens.ts';

/**
 * Where the links in emails lead, within the site. Each token but those of tickets, of the videos, of an
 * invitation, of a conversation and of a subscription works once and is exchanged on a press: opening the page, as programs that scan mail do, changes nothing.
 */
export const mailLinks = {
  /** The page sends the token with the new password (`resetPassword`). */
  passwordReset: (token: string) => href(pages.forgotPassword, { search: { token } }),
  /** Signs in (`login-tokens.ts`), once its reader agrees, and shows the ticket. */
  ticket: (token: string) => href(pages.registrationCompleted, { search: signingIn('loginToken', token) }),
  /** Opens the ticket without a login, for as long as it is valid. */
  ownTicket: (ticket: string) => href(pages.registrationCompleted, { search: { ticket } }),
  /** Opens the invoices of the ticket, without a login. */
  ownInvoices: (ticket: string) => href(pages.registrationInvoice, { search: { ticket } }),
  /** Opens one of those invoices. */
  ownInvoice: (ticket: string, number: string) =>
    href(pages.registrationInvoice, { search: { ticket, number } }),
  /** Signs in and opens the photo step. */
  photo: (token: string) => href(pages.registrationPhoto, { search: signingIn('photoToken', token) }),
  /** Signs in and opens the choice of a ticket. @param type the one that is chosen beforehand */
  packages: (token: string, type = '') =>
    href(pages.registrationPackages, { search: { type, ...signingIn('loginToken', token) } }),
  /** Signs in, on the home page. */
  login: (token: string) => href(pages.home, { search: signingIn('loginToken', token) }),
  /** The page completes the registration with `completeByToken`. */
  completion: (token: string) => href(pages.registrationCompleted, { search: { token } }),
  /** The page confirms the address with `completeByToken`. */
  confirmation: (token: string) => href(pages.registrationCompleted, { search: { confirm: token } }),
  /** The page agrees to a changed address, confirms or undoes it; opening it changes nothing. */
  addressChange: (token: string) => href(pages.registrationCompleted, { search: { address: token } }),
  /** The page registers the visitor who opens it, with an extra ticket of the attendee who invited them. */
  invitation: (token: string) => href(pages.registrationAttendee, { search: { token } }),
  /** The page unsubscribes from the newsletter; opening it changes nothing. */
  unsubscribe: (token: string) => href(pages.unsubscribe, { search: { token } }),
  /** The page shows a conversation to one of its two people; opening it changes nothing. */
  conversation: (token: string) => href(pages.conversation, { search: { token } }),
  /** The page shows the state of an entry of a waiting list, takes the offered place, or leaves the list. */
  waitingList: (token: string) => href(pages.registrationWaitingList, { search: { token } }),
  /** The page gives the ticket of a colleague to the visitor who opens it; opening it changes nothing. */
  ticketTransfer: (token: string) => href(pages.registrationTransfer, { search: { token } }),
  /** The page lists the films with the token. */
  videos: (token: string) => href(pages.videos, { search: { token } }),
} as const;

function signingIn(name: LoginTokenName, token: string): Record<string, string> {
  return { [name]: token };
}
