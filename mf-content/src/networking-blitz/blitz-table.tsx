import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/layout/icon';
import { Tag } from '@summit/shared-ui/layout/tag';
import { logoPaper } from '../shared/people/logo-paper.ts';
import type { BlitzParticipant } from './blitz-response.ts';

const Table = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 12px;
  padding-block: 20px 8px;
  border-top: 1px solid var(--ink);
  min-width: 0;
  overflow-wrap: anywhere;
  &:has(> .logo) {
    grid-template-rows: auto auto 1fr auto;
  }
  & > .logo {
    ${logoPaper}
    display: grid;
    place-items: center start;
    height: 72px;
    padding: 12px 16px;
  }
  & > .logo > img {
    max-width: 100%;
    height: 48px;
    object-fit: contain;
    object-position: left;
  }
  & > header {
    display: flex;
    gap: 12px;
    align-items: start;
    justify-content: space-between;
  }
  & h3 {
    flex: 1 1 0;
    min-width: 0;
    font-size: var(--h3);
  }
  & > header > span {
    max-width: 60%;
  }
  & h3 > a {
    color: inherit;
  }
  & .pitch {
    font-size: var(--text-l);
    line-height: 1.35;
  }
  & .slots {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
  & ul {
    list-style: none;
    padding: 0;
    border-top: 1px solid var(--hairline);
  }
  & ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    font-size: var(--text-s);
  }
  & button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    background: transparent;
    color: var(--ink);
  }
  & button:hover {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  & button:focus-visible {
    border-radius: 50%;
  }
`;

export interface BlitzTableProps {
  participant: BlitzParticipant;
  messageLabel: string;
  /** Absent where the organisers hide the envelopes. */
  onMessage?: (blitzId: string, contact: BlitzParticipant['contacts'][number]) => void;
}

/** One table: the company, the question it answers, who sits there and when. */
export function BlitzTable({ participant, messageLabel, onMessage }: BlitzTableProps) {
  const { companyName, category, pitch, logoUrl, website, slots } = participant.metadata;
  const getAddress = useAddressOf();
  return (
    <Table>
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
        <p className="pitch" dir="auto">
          {pitch}
        </p>
        {slots.length > 0 && <p className="slots">{slots.join(' / ')}</p>}
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
    </Table>
  );
}
