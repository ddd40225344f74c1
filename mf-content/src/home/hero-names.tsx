import styled from '@emotion/styled';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { fullName } from '@summit/contract/words/full-name';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';

const Names = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 20px;
  border-top: 1px solid var(--ink);
  padding-top: 12px;
  background: var(--paper);
  color: var(--ink);
  text-align: left;
  overflow-wrap: anywhere;
  & ul {
    list-style: none;
    padding: 0;
  }
  & li {
    font-weight: 650;
    line-height: 1.35;
  }
  & small {
    color: var(--ink-soft);
    font-weight: 450;
  }
`;

/** A reason to come is a name: as many as fit beside the countdown. */
const shownNames = 3;

/** Who speaks, above the fold. Nothing while that is unknown: the speakers have a part of their own further down. */
export function HeroNames({ label }: { label: string }) {
  const names = useServerView(namesView);
  if (names.length === 0) return null;
  return (
    <Names>
      <p className="eyebrow" id="hero-names">
        {label}
      </p>
      <ul aria-labelledby="hero-names">
        {names.map(({ name, company }) => (
          <li key={name} dir="auto">
            {name} <small>{company}</small>
          </li>
        ))}
      </ul>
    </Names>
  );
}

/** Prefetches the names. */
export function usePrefetchNames(): void {
  usePrefetchServerView(namesView, undefined);
}

const namesView = serverView('content.heroNames', [speakerCalls.homePageSpeakers], ({ call }) =>
  call(speakerCalls.homePageSpeakers).then(
    ({ speakers }) =>
      speakers.slice(0, shownNames).map((speaker) => ({ name: fullName(speaker), company: speaker.company })),
    () => [],
  ),
);
