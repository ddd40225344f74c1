import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { frameTexts } from '@summit/contract/texts/frame';
import { useServerTextsQuery, useSession } from '@summit/shared-auth';
import { Spinner } from '@summit/shared-ui/feedback/spinner';

/** Beside the page rather than over it, so that visitors can go on reading. */
const Corner = styled.div`
  position: fixed;
  z-index: 1050;
  inset: auto 0 calc(24px + var(--covered-below));
  display: flex;
  justify-content: center;
  padding-inline: 16px;
  pointer-events: none;
  & > div {
    padding: 12px 20px 12px 16px;
    background: var(--sheet);
    border: 1px solid var(--hairline);
    border-radius: 999px;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    box-shadow: 0 12px 40px rgb(16 14 23 / 24%);
    animation: part-appears var(--calm) ease-out;
  }
`;

/** Says politely what takes a moment, once it has taken one. */
export function MainSpinner({ label }: { label: string }) {
  const late = useLate(limits.minimumFetchDelay);
  return (
    // The region is there before its words: only then are they read out.
    <Corner role="status" data-above-covered>
      {late && (
        <div>
          <Spinner label={label} plain />
        </div>
      )}
    </Corner>
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
