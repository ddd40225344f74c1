import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './media-kits.module.css';
import type { PressTexts } from './press-texts.ts';

type KitFile = ResponseOf<typeof mediaPartnerCalls.mediaKits>['mediaKits'][number]['files'][number];

/** The files of a kit, without logos, which are shown on their backgrounds. */
function KitFiles({ kit, files, label }: { kit: string; files: KitFile[]; label: string }) {
  const getAddress = useAddressOf();
  const documents = files.filter(({ ground }) => ground === '');
  if (documents.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={`${label}: ${kit}`} role="list">
      {documents.map(({ name, url }) => (
        <li key={name}>
          <SiteLink className="arrow-link" to={getAddress(url)} download>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The kits that can be downloaded, and those that are sent on request. Suspends; throws ApiError. */
export function MediaKits({ texts }: { texts: PressTexts }) {
  const { mediaKits } = useServerData(mediaPartnerCalls.mediaKits);
  const getAddress = useAddressOf();
  if (mediaKits.length === 0) {
    return (
      <EmptyState title={texts['pressPack.kits.empty.title']}>
        {texts['pressPack.kits.empty.text']}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.kits} role="list">
      {mediaKits.map(({ id, name, description, audience, fileUrl, files }) => {
        const wish =
          audience === 'Press' ? texts['pressPack.kits.ask'] : texts[`pressPack.become${audience}.title`];
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
            <div>
              {fileUrl && (
                <ButtonLink
                  to={getAddress(fileUrl)}
                  variant="secondary"
                  size="small"
                  icon="download"
                  download
                  aria-label={`${texts['pressPack.kits.download']}: ${name}`}
                >
                  {texts['pressPack.kits.download']}
                </ButtonLink>
              )}
              <KitFiles kit={name} files={files} label={texts['pressPack.kits.download']} />
              {(!fileUrl || audience !== 'Press') && (
                <SiteLink
                  className="arrow-link"
                  to={href(pages.pressPack, { search: { kit: id }, hash: 'become' })}
                  aria-label={`${wish}: ${name}`}
                >
                  {wish}
                </SiteLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
