import type { ErrorFact } from './error-fact.ts';
import { passkeyErrors } from './passkey-errors.ts';

const removedPasskey = 'This passkey has been removed.';

/** The wording of `cqrs-0009`, which visitors meet too, on calls of organisers. */
export const notFoundWording = { renamePasskey: removedPasskey, removePasskey: removedPasskey } as const;

/** The errors that only organisers meet. */
export const organiserErrors = {
  'organiser-0001': { status: 403, message: 'The address, the password or the code is wrong.' },
  'organiser-0002': {
    status: 404,
    message: 'This invitation has been used or has expired. Ask an owner of the event for a new one.',
  },
  'organiser-0003': { status: 409, message: 'At least one person who can change organisers must remain.' },
  'organiser-0004': {
    status: 403,
    message:
      'A steward or an auditor must confirm this who neither requested it nor is affected by it; if there is none, another owner. The last of them keeps their roles until someone else has one.',
  },
  'organiser-0005': {
    status: 403,
    message: 'Confirm first that it is you, with your password or a code from your authenticator.',
  },
  'organiser-0006': { status: 403, message: 'The password or the code is wrong.' },
  ...passkeyErrors,
  'document-0001': { status: 400, message: 'This file is neither a PDF nor a zip archive.' },
  'document-0002': { status: 413, message: 'This file is too large. Please choose one of at most 25 MB.' },
  'document-0003': {
    status: 503,
    message: 'Many files are being uploaded at the moment. Please try again in a minute.',
  },
  'refund-0001': {
    status: 409,
    message:
      'A refund of this payment is already waiting for a second person, who must confirm or reject it first.',
  },
  'refund-0002': { status: 403, message: 'Someone else must confirm this refund.' },
  'refund-0003': { status: 409, message: 'There is nothing left to refund of this payment.' },
  'refund-0004': {
    status: 409,
    message:
      'The person who requested this refund may no longer make refunds. Reject it, and have it requested again.',
  },
  'resource-0001': {
    status: 409,
    message: 'Someone else has changed this meanwhile. Check it again first.',
  },
  'resource-0002': { status: 404, message: 'There is no such entry.' },
  'resource-0003': { status: 409, message: 'Other entries refer to this one, so it cannot be removed.' },
  'resource-0004': { status: 413, message: 'This file is too large. Import it in parts.' },
  'resource-0005': { status: 400, message: 'This file cannot be read as a table.' },
  'resource-0006': {
    status: 409,
    message:
      'This has been changed again since, and reverting would undo that, too. Change it by hand instead.',
  },
  'resource-0007': {
    status: 409,
    message:
      'The record does not contain enough to revert this: a part is personal, secret or random. Change it by hand instead.',
  },
  'release-0001': {
    status: 503,
    message:
      'The release desk does not respond at the moment. The site continues with what is live. Try again shortly.',
  },
  'release-0002': {
    status: 503,
    message:
      'The release desk did not say whether it made this change. Check the history of the releases before you try again.',
  },
  'release-0003': { status: 409, message: 'This release is refused. What was live stays live.' },
  'attendee-desk-0001': { status: 409, message: 'This address is already confirmed.' },
  'attendee-desk-0002': {
    status: 409,
    message: 'This category is of another kind, which registers in another way. Choose one of the same kind.',
  },
  'attendee-desk-0003': {
    status: 409,
    message:
      'This registration is complete, so its package is fixed. If it was paid, refund all of the money first, under Orders: this ends the place, and another package can be chosen. A free place ends when its attendee cancels the registration.',
  },
  'attendee-desk-0004': {
    status: 409,
    message:
      'This attendee does not choose a package: they have only sent the first part of the registration, or have a pass or an invitation, which includes a place.',
  },
  'check-in-0001': { status: 409, message: 'This has already been undone.' },
  'check-in-0002': {
    status: 409,
    message: 'This device has used the same id for another ticket. Scan the ticket again.',
  },
  'view-0001': {
    status: 409,
    message: 'You have reached the limit of saved views. Remove one first.',
  },
  'inbox-0001': { status: 409, message: 'You cannot reply to this by email: there is no address.' },
  'photo-0001': {
    status: 409,
    message: 'This photo has already been replaced or decided on. Check the list again.',
  },
  'awards-desk-0001': { status: 400, message: 'This time has passed.' },
  'awards-desk-0002': {
    status: 409,
    message:
      'The vote has begun: the track and the votes of this category are fixed, and whether it is in the season.',
  },
  'awards-desk-0003': {
    status: 409,
    message: 'The vote has begun: its nominees are fixed. Two people can mark someone as withdrawn.',
  },
  'awards-desk-0004': { status: 403, message: 'Someone else must confirm this.' },
  'awards-desk-0005': {
    status: 403,
    message: 'The count is sealed. A steward has to request it, and someone else has to confirm.',
  },
  'awards-desk-0006': { status: 409, message: 'This vote has not closed yet.' },
  'awards-desk-0007': { status: 409, message: 'This has already been proposed.' },
  'awards-desk-0008': {
    status: 409,
    message: 'The choices of this vote are unlinked from its ballots, so none can be excluded any more.',
  },
  'awards-desk-0009': {
    status: 409,
    message: 'The vote has begun: the date on which its ballots are unlinked is promised to voters.',
  },
  'awards-desk-0010': {
    status: 409,
    message:
      'The count of this vote has been opened: the vote cannot reopen, and no more ballots can be excluded.',
  },
  'awards-desk-0011': {
    status: 409,
    message:
      'Winners are announced from PreWining, once the final vote of the track is unsealed and its results are stored.',
  },
  'awards-desk-0012': {
    status: 409,
    message: 'A later scheduled change would no longer follow this one. Cancel that one first.',
  },
  'awards-desk-0013': { status: 409, message: 'The results are announced and can no longer be changed.' },
  'awards-desk-0014': {
    status: 409,
    message: 'The nominee has already been withdrawn, or someone has proposed it.',
  },
} as const satisfies Record<string, ErrorFact>;
