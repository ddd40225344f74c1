import styled from '@emotion/styled';
import { fullName } from '@summit/contract/words/full-name';
import { Button } from '@summit/shared-ui/actions/button';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { Tag } from '@summit/shared-ui/layout/tag';
import type { Suggestion } from './suggestions-response.ts';

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: 16px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  overflow-wrap: anywhere;
  & h3 {
    font-size: var(--h4);
  }
  & .words {
    display: grid;
    align-content: start;
    gap: 4px;
  }
  & .shared {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 8px;
  }
  & .shared > .label {
    flex-basis: 100%;
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

export interface SuggestionCardProps extends Suggestion {
  picture: string | null;
  sharedLabel: string;
  messageLabel: string;
  onMessage: () => void;
}

/** One person, why they are suggested, and how to write to them. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { attendee, shared, picture, sharedLabel, messageLabel, onMessage } = props;
  const name = fullName(attendee);
  return (
    <Person>
      <Avatar name={name} src={picture} size={64} decorative />
      <div className="words">
        <h3 dir="auto">{name}</h3>
        <p className="soft" dir="auto">
          {[attendee.jobTitle, attendee.company].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="shared">
        <span className="label">{sharedLabel}</span>
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
    </Person>
  );
}
