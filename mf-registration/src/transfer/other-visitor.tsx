import { fillText } from '@summit/contract/words/text-lookup';
import { useSessionActions } from '@summit/shared-auth';
import type { SignedInVisitor } from '@summit/shared-site/visitor/visitor';
import { Button } from '@summit/shared-ui/actions/button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { TakingProps } from './ticket-offer.ts';

interface OtherVisitorProps extends Pick<TakingProps, 'offer' | 'texts'> {
  visitor: SignedInVisitor;
}

/** For visitors who are signed in with another address: the link is still valid, but not meant for them. */
export function OtherVisitor({ visitor: { attendee }, offer, texts }: OtherVisitorProps) {
  const { logout } = useSessionActions();
  const name = `${attendee.firstName} ${attendee.lastName}`;
  const part = name === offer.holderName ? 'own' : 'other';
  return (
    <EmptyState
      level={2}
      title={fillText(texts['registrationTransfer.other.title'], { name })}
      action={
        <Button variant="secondary" onClick={logout}>
          {texts['registrationTransfer.other.logout']}
        </Button>
      }
    >
      {fillText(texts[`registrationTransfer.${part}.text`], { email: offer.email })}
    </EmptyState>
  );
}
