import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { logoGrounds } from '@summit/contract/shapes/media-partners';
import { siteName } from '@summit/contract/site/site-facts';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import * as styles from './logos.module.css';
import type { PressTexts } from './press-texts.ts';

/** The logo on each of its backgrounds, which are the same in both themes, with its files. Suspends; throws ApiError. */
export function Logos({ texts }: { texts: PressTexts }) {
  const { mediaKits } = useServerData(mediaPartnerCalls.mediaKits);
  const files = mediaKits.flatMap((kit) => kit.files);
  const getAddress = useAddressOf();
  return (
    <ul className={styles.grounds} role="list">
      {logoGrounds.map((ground) => (
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
            <figcaption>
              {texts[`pressPack.logos.${ground}`]}
              <span>
                {files
                  .filter((file) => file.ground === ground)
                  .map(({ name, url }) => (
                    <ButtonLink
                      key={name}
                      to={getAddress(url)}
                      variant="secondary"
                      size="small"
                      icon="download"
                      download
                      aria-label={`${texts['pressPack.logos.download']}, ${texts[`pressPack.logos.${ground}`]}: ${getFormat(url)}`}
                    >
                      {getFormat(url)}
                    </ButtonLink>
                  ))}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The format of a file: `SVG` for `/media/5f3a.svg?download=summit-logo-on-ink.svg`. The organisers choose its name, which may be long. */
function getFormat(url: string): string {
  const [path = ''] = url.split('?');
  return (path.split('.').at(-1) ?? '').toUpperCase();
}
