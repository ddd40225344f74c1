import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import type { Listing } from './listing-response.ts';

const Place = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > div {
    display: grid;
    place-items: center;
    width: min(100%, 320px);
    overflow: hidden;
    color: var(--ink-soft);
    background: repeating-linear-gradient(135deg, transparent 0 11px, var(--hairline) 11px 12px);
    border: 1px dashed var(--line-strong);
    font-variant-numeric: tabular-nums;
  }
  & > div > span {
    padding: 2px 8px;
    background: var(--paper);
  }
  & figcaption {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
`;

interface LogoPlaceProps {
  size: Listing['logoSize'];
  /** The present logo, if it is stored on this site. */
  src: string | null;
  words: string;
}

/** The shape that the logo will have in the directory; without a fixed size there is nothing to show. */
export function LogoPlace({ size, src, words }: LogoPlaceProps) {
  const addressOf = useAddressOf();
  const { width, height } = size;
  if (width === null || height === null) return null;
  return (
    <Place>
      <div style={{ aspectRatio: `${width}/${height}` }}>
        {src?.startsWith('/media/') ? (
          <SitePicture src={addressOf(src)} alt="" width={width} height={height} fit="contain" />
        ) : (
          <span>
            {width} × {height}
          </span>
        )}
      </div>
      <figcaption>{words}</figcaption>
    </Place>
  );
}
