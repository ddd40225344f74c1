import * as limits from '@summit/contract/limits/limits';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import * as styles from './logo-plate.module.css';

/** A company's logo as visitors will see it. */
export function LogoPlate({ src, alt }: { src: string; alt: string }) {
  const getAddress = useAddressOf();
  return (
    <div className={styles.plate}>
      <SitePicture
        src={getAddress(src)}
        alt={alt}
        width={limits.logo.width}
        height={limits.logo.height}
        sizes="320px"
        fit="contain"
      />
    </div>
  );
}
