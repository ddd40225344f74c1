import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';
import { LogoPlate } from '../shared/photo/logo/logo-plate.tsx';
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
  /** The address of the stored logo; null: there is none yet. */
  src: string | null;
  alt: string;
  words?: string;
}

/** The logo in the shape that it has in the directory, where that is fixed. */
export function LogoPlace({ size, src, alt, words }: LogoPlaceProps) {
  const getAddress = useAddressOf();
  const { width, height } = size;
  if (width === null || height === null) return src && <LogoPlate src={src} alt={alt} />;
  return (
    <Place>
      <div style={{ aspectRatio: `${width}/${height}` }}>
        {src === null ? (
          <span>
            {width} × {height}
          </span>
        ) : (
          <SitePicture src={getAddress(src)} alt={alt} width={width} height={height} fit="contain" />
        )}
      </div>
      {words && <figcaption>{words}</figcaption>}
    </Place>
  );
}
