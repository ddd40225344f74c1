import { rateLimits } from '@summit/contract/rate-limits';

const { limit, windowSeconds } = rateLimits.message;

/** How many messages one attendee may send within a window of time; more get fm.cms-0123. */
export const messageLimit = { messages: limit, windowMinutes: windowSeconds / 60 } as const;
