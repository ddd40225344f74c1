import { useAddressOf } from '@summit/shared-auth';
import * as styles from './venue-picture.module.css';

/** The picture of the place that the organisers chose, behind the page's title. */
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
