import { useEffect, useRef } from 'react';
import { Notice } from '@summit/shared-ui/feedback/notice';
import type { WaitingTexts } from '../shared/texts/use-waiting-texts.ts';

/** Replaces the form and takes its focus. */
export function Joined({ texts }: { texts: WaitingTexts }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" live title={texts['registrationWaitingList.joined.title']}>
        {texts['registrationWaitingList.joined.text']}
      </Notice>
    </div>
  );
}
