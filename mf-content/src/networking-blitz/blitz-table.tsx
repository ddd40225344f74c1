import { useAddressOf } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/display/icon';
import { Tag } from '@summit/shared-ui/display/tag';
import type { BlitzParticipant } from './blitz-response.ts';
import * as styles from './blitz-table.module.css';

export interface BlitzTableProps {
  participant: BlitzParticipant;
  messageLabel: string;
  /** Absent where the organisers hide the envelopes. */
  onMessage?: (blitzId: string, contact: BlitzParticipant['contacts'][number]) => void;
}

/** A table: the company, its question, and who sits there and when. */
export function BlitzTable({ participant, messageLabel, onMessage }: BlitzTableProps) {
  const { companyName, category, pitch, logoUrl, website, slots } = participant.metadata;
  const getAddress = useAddressOf();
  return (
    <li className={styles.table}>
      {logoUrl && (
        <div className="logo">
          <img src={getAddress(logoUrl)} alt="" loading="lazy" decoding="async" />
        </div>
      )}
      <header>
        <h3 dir="auto">{website ? <a href={website}>{companyName}</a> : companyName}</h3>
        <Tag>{category}</Tag>
      </header>
      <div>
        <p className={styles.pitch} dir="auto">
          {pitch}
        </p>
        {slots.length > 0 && <p className={styles.slots}>{slots.join(' / ')}</p>}
      </div>
      <ul>
        {participant.contacts.map((contact) => (
          <li key={contact.id}>
            <span dir="auto">
              <strong>{contact.name}</strong>
              {contact.jobTitle && `, ${contact.jobTitle}`}
            </span>
            {onMessage && (
              <button
                type="button"
                aria-label={`${messageLabel}: ${contact.name}, ${companyName}`}
                onClick={() => onMessage(participant.id, contact)}
              >
                <Icon name="mail" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
