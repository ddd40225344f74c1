import { useId } from 'react';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { Button } from '@summit/shared-ui/actions/button';
import { copyText } from '@summit/shared-ui/actions/copy-text';
import { Icon } from '@summit/shared-ui/display/icon';
import { useToast } from '@summit/shared-ui/overlays/toast';
import * as styles from './copy-address.module.css';

export interface CopyAddressProps {
  /** The feed's address, absolute or relative to the site's root. */
  address: string;
  /** The name of the downloaded file. */
  fileName: string;
  labels: { address: string; copy: string; copied: string; subscribe: string; download: string };
}

/** A calendar feed: its address to copy, a link for calendar programs to subscribe with, and the file itself. */
export function CopyAddress({ address, fileName, labels }: CopyAddressProps) {
  const id = useId();
  const toast = useToast();
  const origin = useHydrated() ? window.location.origin : '';
  const absolute = origin === '' ? address : new URL(address, origin).href;

  async function copy() {
    if (await copyText(absolute)) toast(labels.copied);
    // If a browser refuses to copy, the address is selected so that it can be copied by keyboard.
    (document.getElementById(id) as HTMLInputElement | null)?.select();
  }

  return (
    <div className={`${styles.box} no-print`}>
      <label htmlFor={id}>{labels.address}</label>
      <div className={styles.row}>
        <input id={id} readOnly value={absolute} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="secondary" onClick={() => void copy()}>
          {labels.copy}
        </Button>
      </div>
      <p className={styles.ways}>
        <a href={absolute.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {labels.subscribe}
        </a>
        <a href={address} download={fileName}>
          <Icon name="download" />
          {labels.download}
        </a>
      </p>
    </div>
  );
}
