import { useLayoutEffect, useRef } from 'react';
import { href } from '@summit/contract/href';
import { loginHash } from '@summit/contract/page-hashes';
import { useAddressOf, useSession, useSessionActions } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { Icon } from '@summit/shared-ui/layout/icon';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { continueTarget } from '../parts/continue-target.ts';
import { Disclosure } from './disclosure.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { LastSeenAttendee, useForgetLastSeen, useRememberAttendee } from './last-seen-attendee.tsx';
import { columnKeys, controlsOf } from './menu-keys.ts';

/**
 * Login and Register, or who is logged in. The place is as wide in all cases: the session is read only after
 * hydration, and nothing may move then. Until it is known, the attendee last seen in this browser is shown.
 */
export function AttendeeMenu({ facts }: { facts: FrameFacts }) {
  const phase = useSession((state) => state.phase);
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  useForgetLastSeen(phase === 'signedIn' || phase === 'anonymous');

  // The button that logged out is gone with the menu: what replaces it takes the focus.
  useLayoutEffect(() => {
    if (phase !== 'anonymous' || !leaving.current || !box.current) return;
    leaving.current = false;
    controlsOf(box.current, 'column').some((control) => {
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
        <ButtonLink to={href('registration')} size="small" data-for="anonymous">
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

function SignedIn({ facts: { texts, photoEnabled }, onLeave }: SignedInProps) {
  const attendee = useSession((state) => state.attendee);
  const status = useSession((state) => state.registrationStatus);
  const { logout } = useSessionActions();
  const toast = useToast();
  const addressOf = useAddressOf();
  const picture = attendee?.image.imageUrl ? addressOf(attendee.image.imageUrl) : null;
  // Two lines, so that the arrow is beside the longer of them.
  const name = attendee ? `${attendee.firstName}\n${attendee.lastName}` : texts['frame.menu.account'];
  useRememberAttendee(attendee && name, picture);
  const target = continueTarget(attendee, status, photoEnabled);
  const leave = () => {
    onLeave();
    logout();
    toast(texts['frame.menu.loggedOut']);
  };
  const summary = (
    <>
      <Avatar name={name} src={picture} decorative />
      <span className="attendee-name" title={name.replace('\n', ' ')}>
        {name}
      </span>
      <Icon name="chevron-down" size={16} />
    </>
  );
  return (
    <Disclosure className="submenu attendee-submenu" summary={summary} group="main-menu">
      <ul className="plain-list" ref={columnKeys}>
        {target !== null && (
          <li>
            <SiteLink to={target}>{texts['frame.menu.continueRegistration']}</SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={href('registrationManage')}>{texts['frame.menu.manage']}</SiteLink>
        </li>
        <li>
          <SiteLink to={href('changePassword')}>{texts['frame.menu.changePassword']}</SiteLink>
        </li>
        <li>
          <button type="button" onClick={leave}>
            {texts['frame.menu.logout']}
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
