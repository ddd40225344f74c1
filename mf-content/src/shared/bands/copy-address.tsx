import styled from '@emotion/styled';
import { useId } from 'react';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { Button } from '@summit/shared-ui/actions/button';
import { copyText } from '@summit/shared-ui/actions/copy-text';
import { Icon } from '@summit/shared-ui/layout/icon';
import { useToast } from '@summit/shared-ui/overlays/toast';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  & label {
    font-weight: 600;
  }
  & input {
    flex: 1 1 16rem;
    min-width: 0;
    min-height: 48px;
    padding: 10px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    text-overflow: ellipsis;
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  & .ways > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--ink);
    font-weight: 600;
  }
  & .ways > a:hover {
    color: var(--accent);
  }
  @media (scripting: none) {
    & > .row,
    & > label,
    & .ways > a:not([download]) {
      display: none;
    }
  }
`;

export interface CopyAddressProps {
  /** The feed's address, absolute or relative to the site's root. */
  address: string;
  /** The name of the downloaded file. */
  fileName: string;
  labels: { address: string; copy: string; copied: string; subscribe: string; download: string };
}

/** A calendar feed: its address to copy, a link for calendar programs to subscribe by, and the file itself. */
export function CopyAddress({ address, fileName, labels }: CopyAddressProps) {
  const id = useId();
  const toast = useToast();
  const origin = useHydrated() ? window.location.origin : '';
  const absolute = origin === '' ? address : new URL(address, origin).href;

  async function copy() {
    if (await copyText(absolute)) toast(labels.copied);
    // Where a browser refuses, the address is selected so that it can be copied by keyboard.
    (document.getElementById(id) as HTMLInputElement | null)?.select();
  }

  return (
    <Box className="no-print">
      <label htmlFor={id}>{labels.address}</label>
      <div className="row">
        <input id={id} readOnly value={absolute} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="secondary" onClick={() => void copy()}>
          {labels.copy}
        </Button>
      </div>
      <p className="ways">
        <a href={absolute.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {labels.subscribe}
        </a>
        <a href={address} download={fileName}>
          <Icon name="download" />
          {labels.download}
        </a>
      </p>
    </Box>
  );
}
