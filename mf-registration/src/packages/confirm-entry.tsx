import { useEffect, useEffectEvent } from 'react';
import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';

interface ConfirmEntryProps {
  /** Why the address has to be confirmed. */
  text: string;
  /** Called once it is. */
  onConfirmed: () => void;
}

/** Confirms the address with which an attendee joined a waiting list before they registered; loaded only for them. */
export function ConfirmEntry({ text, onConfirmed }: ConfirmEntryProps) {
  const confirmation = useEmailConfirmation();
  const isConfirmed = confirmation.state === 'confirmed';
  const readAgain = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (isConfirmed) readAgain();
  }, [isConfirmed]);
  return <ConfirmAddress {...confirmation} texts={{ ...confirmation.texts, 'confirmation.text': text }} />;
}
