import { Button } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface FileButtonProps {
  /** The purpose of the file, for screen readers. */
  label: string;
  accept: string;
  isBusy?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File | undefined) => void;
  children: ReactNode;
}

/** Chooses a file: looks like a button and is the label of a file field, which has the focus and the name. */
export function FileButton({ label, accept, isBusy = false, ref, onChoose, children }: FileButtonProps) {
  return (
    <Button
      component="label"
      variant="outlined"
      role={undefined}
      tabIndex={-1}
      loading={isBusy}
      sx={{
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'info.main', outlineOffset: 2 },
      }}
    >
      {children}
      <input
        ref={ref}
        type="file"
        aria-label={label}
        className="visually-hidden"
        accept={accept}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Without this, the browser emits no event when the same file is chosen again after it was corrected.
          target.value = '';
        }}
      />
    </Button>
  );
}
