import { waitingVisitor } from '@summit/contract/shapes/attendees/waiting-list';

/** The schema of joining a waiting list without an account. */
export const joinSchema = waitingVisitor;
