import * as speakerCalls from '@summit/contract/calls/speakers';
import { fullName } from '@summit/contract/words/full-name';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import * as styles from './hero-names.module.css';

/** The number of names that fit beside the countdown; well-known names are a reason to come. */
const shownNames = 3;

/** The names of speakers, above the fold. Empty while they are unknown, because the speakers have a separate part further down. */
export function HeroNames({ label }: { label: string }) {
  const names = useServerView(namesView);
  if (names.length === 0) return null;
  return (
    <div className={styles.names}>
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
    </div>
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
