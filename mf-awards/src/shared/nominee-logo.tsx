import { useAddressOf } from '@summit/shared-auth';
import type { Nominee } from './awards-data.ts';
import * as styles from './nominee-logo.module.css';

/** A nominee's logo or portrait, which is decoration beside the name. */
export function NomineeLogo({ nominee }: { nominee: Pick<Nominee, 'awardsType' | 'imageUrl'> }) {
  const getAddress = useAddressOf();
  if (!nominee.imageUrl) return null;
  const isPerson = nominee.awardsType === 'Individual';
  return (
    <img
      className={styles.picture}
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
