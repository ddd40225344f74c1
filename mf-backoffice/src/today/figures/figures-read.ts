import type * as calls from '@summit/contract/calls/organise-today';
import type { ResponseOf } from '@summit/contract/requests/call';

/** The figures as the server sends them. */
export type FiguresRead = ResponseOf<typeof calls.figures>;
