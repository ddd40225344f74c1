import { countryName } from '@summit/contract/contact-details/country-name';
import { kindRow } from '@summit/contract/registration/registration-kinds';
import { fullName } from '@summit/contract/words/full-name';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { Icon } from '@summit/shared-ui/display/icon';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './attendee-list.module.css';
import type { ListedAttendee } from './attendee-response.ts';

export interface AttendeeItemProps {
  attendee: ListedAttendee;
  picture: string | null;
  /** The accessible label of the envelope. */
  messageLabel: string;
  onMessage: (attendee: ListedAttendee) => void;
}

/** One attendee of the list. */
export function AttendeeItem({ attendee, picture, messageLabel, onMessage }: AttendeeItemProps) {
  const { jobTitle, company, country, category, tags, isInTop, canReceiveMessages } = attendee;
  const { attendeeType, bio, linkedIn } = attendee;
  const name = fullName(attendee);
  return (
    <li>
      <Avatar name={name} src={picture} size={72} decorative />
      <div className="words">
        <h2 dir="auto">
          {name}
          {isInTop && <span>{kindRow(attendeeType)?.isFeatured ? 'Featured' : 'Top'}</span>}
        </h2>
        <p dir="auto">{[jobTitle, company].filter(Boolean).join(', ')}</p>
        <p className="soft">{[category.name, countryName(country)].filter(Boolean).join(', ')}</p>
        {bio && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
        {linkedIn && (
          <p className="soft">
            <SiteLink to={linkedIn} aria-label={`LinkedIn profile of ${name}`}>
              LinkedIn
            </SiteLink>
          </p>
        )}
        {tags.length > 0 && <p className="soft tags">{tags.map((tag) => tag.name).join(' / ')}</p>}
      </div>
      {canReceiveMessages && (
        <button type="button" aria-label={`${messageLabel}: ${name}`} onClick={() => onMessage(attendee)}>
          <Icon name="mail" />
        </button>
      )}
    </li>
  );
}
