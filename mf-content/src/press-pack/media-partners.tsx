import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './media-partners.module.css';
import type { PressTexts } from './press-texts.ts';

/** The media partners, each with its type. Suspends; throws ApiError. */
export function MediaPartners({ texts }: { texts: PressTexts }) {
  const { mediaPartners } = useServerData(mediaPartnerCalls.mediaPartners);
  const getAddress = useAddressOf();
  if (mediaPartners.length === 0) {
    return (
      <EmptyState title={texts['pressPack.partners.empty.title']}>
        {texts['pressPack.partners.empty.text']}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.partners} role="list">
      {mediaPartners.map(({ id, name, logoUrl, url, type }) => (
        <li key={id}>
          {logoUrl && (
            <SitePicture
              src={getAddress(logoUrl)}
              alt=""
              width={300}
              height={160}
              ratio="15/8"
              fit="contain"
            />
          )}
          <p>
            {url ? <SiteLink to={url}>{name}</SiteLink> : name}
            <small>{type.name}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
