import type { NeedId } from '@summit/contract/organising/today';

interface NeedPlace {
  /** What to do about it. */
  advice: string;
  /** The screens where that is done; the link leads to the first that the organiser may open. */
  screens: readonly string[];
  /** The state of that screen, such as its filters. */
  search?: Readonly<Record<string, string>>;
}

/** Where each thing that needs attention is dealt with. */
export const needPlaces: Record<NeedId, NeedPlace> = {
  refundsToConfirm: {
    advice: 'Confirm or reject each, unless you requested it.',
    screens: ['orders'],
  },
  refundsFailed: {
    advice: 'Each order says what to do: refund again, or return the money in another way.',
    screens: ['orders'],
    search: { needsSomebody: 'true' },
  },
  paymentsDeclined: {
    advice: 'The order says why. Write to the payer if they may not know.',
    screens: ['orders'],
    search: { state: 'awaiting', isDeclined: 'true' },
  },
  mailFailed: {
    advice: 'Check the attendee’s address, and send the email again.',
    screens: ['attendees'],
  },
  photos: {
    advice: 'Approve or reject each: the attendee gets an email.',
    screens: ['attendees'],
    search: { filter: '{"imageStatus":"Uploaded"}' },
  },
  inbox: {
    advice: 'Reply to them or assign them.',
    screens: ['inbox'],
  },
  oversold: {
    advice: 'Raise the capacity, or take the package off sale and find a solution with the last buyers.',
    screens: ['packages'],
  },
  nearlySoldOut: {
    advice: 'Nothing is wrong. Raise the capacity if there is room.',
    screens: ['packages'],
  },
  scheduleContradicts: {
    advice: 'A status was set by hand. Cancel what no longer applies, or schedule it again.',
    screens: ['season'],
  },
  statusToConfirm: {
    advice: 'Agree to each, unless you requested it.',
    screens: ['season'],
  },
  rolesToConfirm: {
    advice:
      'Agree to each, unless it is about you or you requested it. In the season they are under “Two-person decisions”.',
    screens: ['team', 'season'],
  },
  certificates: {
    advice:
      'Ask the people who run the servers to renew each. “Apple Wallet” in docs/operations/services.md says how; for the site, “Certificates, and port 80” in docs/operations/docker.md.',
    screens: [],
  },
  jobsFailing: {
    advice: 'The people who run the servers can find the reason in the API log.',
    screens: [],
  },
};
