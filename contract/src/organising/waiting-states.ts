/**
 * The states of an entry of a waiting list, and what organisers read. `Taken`: the offer was accepted; `Missed`: nobody
 * took it in time; `Left`: its owner has left, or can use no place; `Closed`: nothing can be offered any more.
 */
export const waitingStateNames = {
  Waiting: 'Waiting',
  Offered: 'Place offered',
  Taken: 'Place taken',
  Missed: 'Offer missed',
  Left: 'Off the list',
  Closed: 'List closed',
} as const;

export type WaitingState = keyof typeof waitingStateNames;

export const waitingStates = Object.keys(waitingStateNames) as WaitingState[];
