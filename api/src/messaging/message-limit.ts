/** How many messages one attendee may send within a window of time; more get fm.cms-0123. */
export const messageLimit = { messages: 20, windowMinutes: 60 } as const;
