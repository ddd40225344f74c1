import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { useContactAddress } from '../person-fields/contact.ts';

/** Shown to an attendee of a kind that registers in another way. */
export function OtherKind() {
  const contact = useContactAddress();
  return (
    <EmptyState
      level={2}
      title="Your registration continues with your invitation"
      action={<ButtonLink to={contact}>Write to us</ButtonLink>}
    >
      Open the link in your email again: it takes you to the right step. If you cannot find it, write to us.
    </EmptyState>
  );
}
