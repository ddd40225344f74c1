import type * as calls from '@summit/contract/calls/organise-today';
import type { ResponseOf } from '@summit/contract/requests/call';

/** The figures in the form of the server's response. */
export type FiguresRead = ResponseOf<typeof calls.figures>;
