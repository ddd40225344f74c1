import * as conversationCalls from '@summit/contract/calls/conversations';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import { messagesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf, useServerDataQuery, useSession, useSessionActions } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { Icon } from '@summit/shared-ui/display/icon';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { continueTarget } from '../../parts/continue-target.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { Disclosure } from './disclosure.tsx';
import * as headerStyles from './header.module.css';
import { useForgetLastSeen, useRememberAttendee } from './last-seen-attendee.tsx';
import { columnKeys } from './menu-keys.ts';
import * as styles from './signed-in-menu.module.css';

interface SignedInMenuProps {
  facts: FrameFacts;
  /** Called before the visitor is logged out. */
  onLeave: () => void;
}

/** The signed-in attendee with the menu of the account. It is loaded with the first session. */
export function SignedInMenu({ facts: { texts, photoEnabled }, onLeave }: SignedInMenuProps) {
  const attendee = useSession((state) => state.attendee);
  const status = useSession((state) => state.registrationStatus);
  const { logout } = useSessionActions();
  const toast = useToast();
  const getAddress = useAddressOf();
  const picture = attendee?.image.imageUrl ? getAddress(attendee.image.imageUrl) : null;
  // Two lines, so that the arrow is beside the longer of them.
  const name = attendee ? `${attendee.firstName}\n${attendee.lastName}` : texts['frame.menu.account'];
  useForgetLastSeen(true);
  useRememberAttendee(attendee && name, picture);
  const { data } = useServerDataQuery(conversationCalls.unreadMessages, undefined, {
    everyMs: limits.unreadPolling,
  });
  const unread = data?.unread ?? 0;
  const unreadText = fillText(texts['frame.menu.unread'], { count: String(unread) });
  const target = continueTarget(attendee, status, photoEnabled);
  const leave = () => {
    onLeave();
    logout();
    toast(texts['frame.menu.loggedOut']);
  };
  const summary = (
    <>
      <span className={styles.portrait}>
        <Avatar name={name} src={picture} decorative />
        {unread > 0 && (
          <span role="img" aria-label={unreadText}>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <span className={headerStyles.attendeeName} title={name.replace('\n', ' ')}>
        {name}
      </span>
      <Icon name="chevron-down" size={16} />
    </>
  );
  return (
    <Disclosure
      className={`${headerStyles.submenu} ${headerStyles.attendeeSubmenu}`}
      summary={summary}
      group="main-menu"
    >
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
          <SiteLink to={`${href(pages.meet)}#${messagesHash}`}>
            {texts['frame.menu.messages']}
            {unread > 0 && ` (${unreadText})`}
          </SiteLink>
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
