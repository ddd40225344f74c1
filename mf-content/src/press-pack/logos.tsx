import styled from '@emotion/styled';
import { siteName } from '@summit/contract/site-facts';
import type { PressTexts } from './press-texts.ts';

const Grounds = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  list-style: none;
  padding: 0;
  & > li > figure > div {
    display: grid;
    place-items: center;
    min-height: 220px;
    padding: 40px;
    border: 1px solid var(--hairline);
  }
  & figcaption {
    padding-top: 10px;
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & .mark {
    display: flex;
    align-items: center;
    gap: 0.35em;
    font-size: clamp(2rem, 3.4vw, 3rem);
    font-weight: 780;
    letter-spacing: -0.045em;
    line-height: 1;
  }
  & .mark > svg {
    width: 1.15em;
    height: auto;
  }
  & [data-ground='paper'] {
    background: #f7f5f0;
    color: #100e17;
  }
  & [data-ground='ink'] {
    background: #100e17;
    color: #f7f5f0;
  }
  & [data-ground='accent'] {
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  @media (min-width: 769px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const grounds = ['paper', 'ink', 'accent'] as const;

/** The mark on each of its grounds, the same in both themes. */
export function Logos({ texts }: { texts: PressTexts }) {
  return (
    <Grounds role="list">
      {grounds.map((ground) => (
        <li key={ground}>
          <figure>
            <div data-ground={ground}>
              <span className="mark" role="img" aria-label={`${siteName} logo`}>
                <svg viewBox="0 0 32 24" aria-hidden="true">
                  <path
                    d="M1 22 L9 13 L13 17 L22 2 L31 22"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="3"
                  />
                  <circle
                    cx="22"
                    cy="3.5"
                    r="3.5"
                    fill={ground === 'accent' ? 'currentColor' : 'var(--accent-fill)'}
                  />
                </svg>
                <span aria-hidden="true">{siteName}</span>
              </span>
            </div>
            <figcaption>{texts[`pressPack.logos.${ground}`]}</figcaption>
          </figure>
        </li>
      ))}
    </Grounds>
  );
}
