import { fullName } from '@summit/contract/words/full-name';
import { Button } from '@summit/shared-ui/actions/button';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { Tag } from '@summit/shared-ui/display/tag';
import * as styles from './suggestion-card.module.css';
import type { Suggestion } from './suggestions-response.ts';

export interface SuggestionCardProps extends Suggestion {
  picture: string | null;
  sharedLabel: string;
  messageLabel: string;
  onMessage: () => void;
}

/** A person, the reason for the suggestion, and a button for a message. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { attendee, shared, picture, sharedLabel, messageLabel, onMessage } = props;
  const name = fullName(attendee);
  return (
    <li className={styles.person}>
      <Avatar name={name} src={picture} size={64} decorative />
      <div className="words">
        <h3 dir="auto">{name}</h3>
        <p className="soft" dir="auto">
          {[attendee.jobTitle, attendee.company].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className={styles.shared}>
        <span className={styles.label}>{sharedLabel}</span>
        {shared.map((topic) => (
          <Tag key={topic} tone="accent">
            {topic}
          </Tag>
        ))}
      </p>
      {attendee.canReceiveMessages && (
        <Button
          variant="secondary"
          size="small"
          icon="mail"
          aria-label={`${messageLabel}: ${name}`}
          onClick={onMessage}
        >
          {messageLabel}
        </Button>
      )}
    </li>
  );
}
