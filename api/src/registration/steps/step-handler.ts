import type { Call } from '@summit/contract/requests/call';
import type { CallInput, Handler } from '../../platform/handler.ts';

/** The handler of a step for which each kind has its own call: it depends only on what these calls have in common. */
export type StepHandler<C extends Call> = (
  input: Pick<CallInput<C>, 'body' | 'attendee' | 'request'>,
) => ReturnType<Handler<C>>;
