import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import type { Nominee } from './awards-data.ts';

const Picture = styled.img`
  flex: none;
  &[data-track='Company'] {
    width: auto;
    max-width: 180px;
    height: 40px;
    object-fit: contain;
    object-position: left;
  }
  /* Logos are ink on nothing. */
  [data-tone='ink'] &[data-track='Company'],
  [data-theme='dark'] &[data-track='Company'] {
    filter: invert(1);
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) &[data-track='Company'] {
      filter: invert(1);
    }
  }
  &[data-track='Individual'] {
    width: 88px;
    height: 110px;
    object-fit: cover;
    border-radius: var(--radius);
    background: var(--wash);
  }
`;

/** A nominee's logo or portrait, beside the name: decoration. */
export function NomineeLogo({ nominee }: { nominee: Pick<Nominee, 'awardsType' | 'imageUrl'> }) {
  const getAddress = useAddressOf();
  if (!nominee.imageUrl) return null;
  const isPerson = nominee.awardsType === 'Individual';
  return (
    <Picture
      src={getAddress(nominee.imageUrl)}
      alt=""
      data-track={nominee.awardsType}
      width={isPerson ? 88 : 180}
      height={isPerson ? 110 : 40}
      loading="lazy"
      decoding="async"
    />
  );
}
