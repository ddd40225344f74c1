import { useAddressOf } from '@summit/shared-auth';
import * as styles from './venue-picture.module.css';

/** The organisers' picture of the venue, behind the page's title. */
export function VenuePicture({ address }: { address: string }) {
  const getAddress = useAddressOf();
  return (
    <img
      className={styles.picture}
      src={getAddress(address)}
      alt=""
      width={2400}
      height={1000}
      fetchPriority="high"
    />
  );
}
