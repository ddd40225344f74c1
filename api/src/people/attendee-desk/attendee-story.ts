import * as limits from '@summit/contract/limits/limits';
import type { OrderState } from '../../orders/payments/payments.tables.ts';

/** Something that happened to an attendee, in words. */
export interface StoryEvent {
  at: Date;
  text: string;
}

interface Story {
  createdAt: Date;
  place: { packageName: string; state: 'Held' | 'Taken'; chosenAt: Date } | null;
  orders: readonly { packageName: string; state: OrderState; createdAt: Date }[];
  mails: readonly ShownMail[];
  /** What else happened. */
  others: readonly StoryEvent[];
}

interface ShownMail {
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  givenUpAt: Date | null;
}

/** The state of an order, as the end of a sentence. */
const orderStates: Record<OrderState, string> = {
  awaiting: 'is awaiting payment',
  paid: 'is paid',
  released: 'was not paid in time',
  cancelled: 'is cancelled',
};

/** The latest events in the history of an attendee, the earliest of them first. */
export function getStory({ createdAt, place, orders, mails, others }: Story) {
  const events: StoryEvent[] = [
    { at: createdAt, text: 'The registration began.' },
    ...(place ? [{ at: place.chosenAt, text: placeText(place) }] : []),
    ...orders.map((order) => ({
      at: order.createdAt,
      text: `An order for ${order.packageName} was created; it ${orderStates[order.state]}.`,
    })),
    ...mails.map((mail) => ({ at: mail.sentAt ?? mail.createdAt, text: mailText(mail) })),
    ...others,
  ];
  return events
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-limits.shownEvents)
    .map(({ at, text }) => ({ at: at.toISOString(), text }));
}

function placeText({ packageName, state }: NonNullable<Story['place']>): string {
  return state === 'Taken' ? `A place in ${packageName} was taken.` : `A place in ${packageName} was held.`;
}

function mailText({ subject, sentAt, givenUpAt }: ShownMail): string {
  if (sentAt) return `“${subject}” was sent.`;
  return givenUpAt ? `“${subject}” could not be delivered.` : `“${subject}” is waiting to be sent.`;
}
