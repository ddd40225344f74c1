import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { useSession } from '@summit/shared-auth';
import { forgetFailedParts, lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FailureBoundary } from '../../parts/failure-boundary.tsx';
import type { FrameFacts } from '../frame-facts.ts';
import { LastSeenAttendee, useForgetLastSeen } from './last-seen-attendee.tsx';
import { getControls } from './menu-keys.ts';

const loadSignedInMenu = async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu });
const SignedInMenu = lazyWithRetry(loadSignedInMenu);

/**
 * Login and Register, or the signed-in attendee. All variants have the same width: the session is read only after
 * hydration, and nothing may shift then. Until it is read, the attendee last seen in this browser is shown.
 */
export function AttendeeMenu({ facts }: { facts: FrameFacts }) {
  const phase = useSession((state) => state.phase);
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  useForgetLastSeen(phase === 'anonymous');

  // Loaded in parallel with the session's own requests.
  useEffect(() => {
    if (phase === 'loading') loadSignedInMenu().catch(() => undefined);
  }, [phase]);

  // The logout button has disappeared with the menu, so the focus moves to what replaces it.
  useLayoutEffect(() => {
    if (phase !== 'anonymous' || !leaving.current || !box.current) return;
    leaving.current = false;
    getControls(box.current, 'column').some((control) => {
      control.focus();
      return document.activeElement === control;
    });
  }, [phase]);

  return (
    <div className="attendee" ref={box}>
      {(phase === 'unknown' || phase === 'loading') && <LastSeenAttendee />}
      {phase === 'signedIn' && <SignedIn facts={facts} onLeave={() => (leaving.current = true)} />}
      {(phase === 'unknown' || phase === 'anonymous') && <Anonymous facts={facts} />}
    </div>
  );
}

function Anonymous({ facts: { texts, registrationIsEnabled } }: { facts: FrameFacts }) {
  return (
    <>
      <SiteLink className="login" data-for="anonymous" to={`#${loginHash}`}>
        {texts['frame.menu.login']}
      </SiteLink>
      {registrationIsEnabled && (
        <ButtonLink to={href(pages.registration)} size="small" data-for="anonymous">
          {texts['frame.menu.register']}
        </ButtonLink>
      )}
    </>
  );
}

interface SignedInProps {
  facts: FrameFacts;
  /** Called before the visitor is logged out. */
  onLeave: () => void;
}

/** Shows the attendee last seen until the menu has loaded. */
function SignedIn({ facts, onLeave }: SignedInProps) {
  const { pathname } = useSitePath();
  const label = facts.texts['frame.menu.account'];
  return (
    <FailureBoundary
      fallback={() => <AccountLink label={label} />}
      onForget={forgetFailedParts}
      resetKeys={[pathname]}
      retryOnline
    >
      <Suspense fallback={<LastSeenAttendee />}>
        <SignedInMenu facts={facts} onLeave={onLeave} />
      </Suspense>
    </FailureBoundary>
  );
}

/** Replaces a menu that did not load: the account's page offers the same. */
function AccountLink({ label }: { label: string }) {
  useForgetLastSeen(true);
  return (
    <SiteLink className="login" to={href(pages.registrationManage)}>
      {label}
    </SiteLink>
  );
}
