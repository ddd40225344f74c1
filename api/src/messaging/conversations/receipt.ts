import type { ErrorCode } from '@summit/contract/errors/errors';
import type { FailureDetails } from '../../platform/responses/failure.ts';
import type { Refusal, SentMessage } from './deliver-message.queries.ts';

type OwnCode = 'conversation-0003' | 'fm.cms-0123' | 'message-0002';

type Fail<Unreachable extends ErrorCode> = (code: Unreachable | OwnCode, details?: FailureDetails) => never;

/** The response to a message that was sent; a refusal fails with its code. */
export function receiptOr<Unreachable extends ErrorCode>(
  sent: SentMessage | Refusal,
  unreachable: Unreachable,
  fail: Fail<Unreachable>,
): { id: string; sentAt: string } {
  if (!('refused' in sent)) return { id: sent.id, sentAt: sent.sentAt.toISOString() };
  switch (sent.refused) {
    case 'unreachable':
      return fail(unreachable);
    case 'ownWish':
      return fail('conversation-0003');
    case 'unregistered':
      return fail('message-0002');
    case 'tooMany':
      return fail('fm.cms-0123', { retryAfter: sent.retryAfter });
  }
}
