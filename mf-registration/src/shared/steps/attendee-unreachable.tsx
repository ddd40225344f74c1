import { useSessionActions } from '@summit/shared-auth';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';

/** The session exists, but the attendee's details could not be loaded. */
export function AttendeeUnreachable() {
  const texts = useRegistrationTexts();
  const { reload } = useSessionActions();
  return (
    <ErrorState
      level={2}
      title={texts['steps.unreachable.title']}
      safe="Nothing you entered is lost."
      onRetry={() => void reload()}
    />
  );
}
