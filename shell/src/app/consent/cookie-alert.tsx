import { useEffect, useRef } from 'react';
import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/site/href';
import { cookiesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { serverQuery, useCall } from '@summit/shared-auth';
import { usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { CookieAnswer } from '../parts/cookie-choice.ts';
import { frameTextsInput } from '../parts/frame-texts.ts';
import { useRoomBelow } from '../parts/room-below.ts';
import * as styles from './cookie-alert.module.css';

interface CookieAlertProps {
  answer: CookieAnswer;
  onAnswer: (answer: 'accepted' | 'declined') => void;
}

/**
 * Asks whether visits may be counted. It is in every page's HTML; the script in the head shows it to visitors who
 * have not chosen yet. `#cookies` opens it again.
 */
export function CookieAlert({ answer, onAnswer }: CookieAlertProps) {
  const call = useCall();
  const alert = serverQuery(call, contentCalls.cookieAlert);
  const content = serverQuery(call, contentCalls.staticContent, frameTextsInput);
  usePrefetchQuery(alert);
  usePrefetchQuery(content);
  const { isEnabled, text, acceptText, declineText } = useSuspenseQuery(alert).data;
  const texts = textsFrom(frameTexts, useSuspenseQuery(content).data.staticContent);
  const { search, hash } = useSitePath();
  const go = useGo();
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const reopened = answer !== undefined && hash === `#${cookiesHash}`;
  const done = answer === 'accepted' || answer === 'declined';
  const shown = isEnabled && (!done || reopened);

  useEffect(() => {
    if (!reopened) return;
    opener.current = document.activeElement;
    box.current?.focus();
  }, [reopened]);
  useRoomBelow(box, shown && answer !== undefined, 'alert');

  if (!shown) return null;

  function give(given: 'accepted' | 'declined') {
    onAnswer(given);
    if (!reopened) return;
    // The buttons disappear: the focus continues where the visitor opened the alert.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    go(search || '?', { replace: true });
  }

  return (
    <section
      ref={box}
      className={`${styles.cookieAlert} cookie-alert`}
      data-tone="ink"
      data-open={answer === undefined ? undefined : true}
      aria-label={texts['frame.cookie-alert.label']}
      tabIndex={-1}
    >
      <div>
        <p>
          {text || texts['frame.cookie-alert.text']}{' '}
          <SiteLink to={href(pages.privacyPolicy)}>{texts['frame.footer.privacy']}</SiteLink>
        </p>
        <div className={styles.cookieButtons}>
          <Button variant="secondary" size="small" onClick={() => give('declined')}>
            {declineText || texts['frame.cookie-alert.decline']}
          </Button>
          <Button variant="secondary" size="small" onClick={() => give('accepted')}>
            {acceptText || texts['frame.cookie-alert.accept']}
          </Button>
        </div>
      </div>
    </section>
  );
}
