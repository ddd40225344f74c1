import { href } from '@summit/contract/href';
import * as pages from '@summit/contract/site-map';
import { useAddressOf, useSession, useSessionActions } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { Icon } from '@summit/shared-ui/layout/icon';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { continueTarget } from '../parts/continue-target.ts';
import { Disclosure } from './disclosure.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { useForgetLastSeen, useRememberAttendee } from './last-seen-attendee.tsx';
import { columnKeys } from './menu-keys.ts';

interface SignedInMenuProps {
  facts: FrameFacts;
  /** Called before the visitor is logged out. */
  onLeave: () => void;
}

/** Who is logged in, with the menu of the account. It is loaded with the first session. */
export function SignedInMenu({ facts: { texts, photoEnabled }, onLeave }: SignedInMenuProps) {
  const attendee = useSession((state) => state.attendee);
  const status = useSession((state) => state.registrationStatus);
  const { logout } = useSessionActions();
  const toast = useToast();
  const addressOf = useAddressOf();
  const picture = attendee?.image.imageUrl ? addressOf(attendee.image.imageUrl) : null;
  // Two lines, so that the arrow is beside the longer of them.
  const name = attendee ? `${attendee.firstName}\n${attendee.lastName}` : texts['frame.menu.account'];
  useForgetLastSeen(true);
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
          <SiteLink to={href(pages.registrationManage)}>{texts['frame.menu.manage']}</SiteLink>
        </li>
        <li>
          <SiteLink to={href(pages.changePassword)}>{texts['frame.menu.changePassword']}</SiteLink>
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
