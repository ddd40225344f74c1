import { useEffect, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { frameTexts } from '@summit/contract/texts/frame';
import { useServerTextsQuery, useSession } from '@summit/shared-auth';
import { Spinner } from '@summit/shared-ui/feedback/spinner';
import * as styles from './main-spinner.module.css';

/** A spinner that is shown, and announced politely to screen readers, only after a short delay. */
export function MainSpinner({ label }: { label: string }) {
  const late = useLate(limits.minimumFetchDelay);
  return (
    // The live region exists before its text: only then do screen readers announce it.
    <div className={styles.corner} role="status" data-above-covered>
      {late && (
        <div>
          <Spinner label={label} plain />
        </div>
      )}
    </div>
  );
}

/** The main spinner of the site while the attendee's details load. */
export function AttendeeSpinner() {
  const loading = useSession(({ phase }) => phase === 'loading');
  return loading ? <LoadingDetails /> : null;
}

function LoadingDetails() {
  const texts = useServerTextsQuery(frameTexts, 'frame.');
  return <MainSpinner label={texts['frame.loading.attendee']} />;
}

function useLate(ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}
