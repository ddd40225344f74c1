import { waitingVisitor } from '@summit/contract/shapes/attendees/waiting-list';

/** Joining a waiting list with an address alone. */
export const joinSchema = waitingVisitor;
