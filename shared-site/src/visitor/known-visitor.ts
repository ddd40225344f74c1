import { useEffect, useEffectEvent } from 'react';
import { fullName } from '@summit/contract/words/full-name';
import { useSession } from '@summit/shared-auth';

interface KnownFields {
  name: string;
  email: string;
  company: string;
}

/** Fills a form with the signed-in attendee's details once they are loaded, so that nobody types what the site knows. */
export function useKnownVisitor(fill: (known: KnownFields) => void): void {
  const attendee = useSession((state) => state.attendee);
  const fillIn = useEffectEvent(fill);
  useEffect(() => {
    if (attendee) {
      fillIn({ name: fullName(attendee), email: attendee.email, company: attendee.company ?? '' });
    }
  }, [attendee]);
}
