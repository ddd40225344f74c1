import type { Call } from '@summit/contract/requests/call';
import type { CallInput, Handler } from '../../platform/handler.ts';

/** The handler of a step that kinds take by calls of their own: it needs what is the same in all of them. */
export type StepHandler<C extends Call> = (
  input: Pick<CallInput<C>, 'body' | 'attendee' | 'request'>,
) => ReturnType<Handler<C>>;
