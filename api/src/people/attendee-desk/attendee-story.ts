import type { OrderState } from '../../orders/payments/payments.tables.ts';

interface Story {
  createdAt: Date;
  place: { packageName: string; state: 'Held' | 'Taken'; chosenAt: Date } | null;
  orders: readonly { packageName: string; state: OrderState; createdAt: Date }[];
  mails: readonly ShownMail[];
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

/** The history of an attendee, in words, the earliest event first. */
export function getStory({ createdAt, place, orders, mails }: Story) {
  const events = [
    { at: createdAt, text: 'The registration began.' },
    ...(place ? [{ at: place.chosenAt, text: placeText(place) }] : []),
    ...orders.map((order) => ({
      at: order.createdAt,
      text: `An order for ${order.packageName} was created; it ${orderStates[order.state]}.`,
    })),
    ...mails.map((mail) => ({ at: mail.sentAt ?? mail.createdAt, text: mailText(mail) })),
  ];
  return events
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text }) => ({ at: at.toISOString(), text }));
}

function placeText({ packageName, state }: NonNullable<Story['place']>): string {
  return state === 'Taken' ? `A place in ${packageName} was taken.` : `A place in ${packageName} was held.`;
}

function mailText({ subject, sentAt, givenUpAt }: ShownMail): string {
  if (sentAt) return `“${subject}” was sent.`;
  return givenUpAt ? `“${subject}” could not be delivered.` : `“${subject}” is waiting to be sent.`;
}
