import styled from '@emotion/styled';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { PressTexts } from './press-texts.ts';

const Partners = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border-top: 1px solid var(--hairline);
  border-left: 1px solid var(--hairline);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-content: space-between;
    padding: 16px;
    background: var(--sheet);
    border-right: 1px solid var(--hairline);
    border-bottom: 1px solid var(--hairline);
  }
  & > li > span {
    background: none;
  }
  [data-theme='dark'] & img {
    filter: invert(1);
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & img {
      filter: invert(1);
    }
  }
  & > li > p {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    font-weight: 600;
    line-height: 1.3;
  }
  & small {
    font-weight: 400;
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (min-width: 1120px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

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
    <Partners role="list">
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
    </Partners>
  );
}
