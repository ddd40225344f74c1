import { extraTickets } from './extra-tickets.ts';
import type { Pool } from './pool.ts';
import { promoUses } from './promo-uses.ts';
import { galaSeats, places } from './ticket-pools.ts';
import { passes } from './vip-passes.ts';

/** Everything with a limited number; each row is also tested across API processes by `npm run test:scale-out`. */
export const pools: readonly Pool[] = [places, promoUses, passes, extraTickets, galaSeats];
