import type { NeedId } from '@summit/contract/organising/today';

interface NeedPlace {
  /** What to do about it. */
  advice: string;
  /** The screens where that is done: the first that the organiser may open is led to. */
  screens: readonly string[];
  /** What is shown of that screen. */
  search?: Readonly<Record<string, string>>;
}

/** Where each thing that needs attention is dealt with. */
export const needPlaces: Record<NeedId, NeedPlace> = {
  refundsToConfirm: {
    advice: 'Confirm or refuse each, unless you asked for it yourself.',
    screens: ['orders'],
  },
  refundsFailed: {
    advice: 'Each order says what to do: ask for the refund again, or return the money in another way.',
    screens: ['orders'],
    search: { needsSomebody: 'true' },
  },
  paymentsDeclined: {
    advice: 'The order says why. Write to the payer if they may not know.',
    screens: ['orders'],
    search: { state: 'awaiting', isDeclined: 'true' },
  },
  mailFailed: {
    advice: 'Check the address of the attendee, and send the email again.',
    screens: ['attendees'],
  },
  photos: {
    advice: 'Approve or refuse each: the attendee gets an email.',
    screens: ['attendees'],
    search: { filter: '{"imageStatus":"Uploaded"}' },
  },
  inbox: {
    advice: 'Read them, and answer or assign them.',
    screens: ['inbox'],
  },
  oversold: {
    advice: 'Raise the capacity, or take the package off sale and agree with the last buyers.',
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
    advice: 'Agree to it or refuse it, unless you asked for it yourself.',
    screens: ['season'],
  },
  rolesToConfirm: {
    advice: 'Agree to each, unless it is about you or you asked for it.',
    screens: ['team'],
  },
  jobsFailing: {
    advice: 'The people who run the servers find the reason in the log of the API.',
    screens: [],
  },
};
