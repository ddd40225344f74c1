import { useSessionActions } from '@summit/shared-auth';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { useRegistrationTexts } from './use-registration-texts.ts';

/** The session is there, the attendee's details are not. */
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
