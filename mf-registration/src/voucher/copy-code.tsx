import { useState } from 'react';
import { Button } from '@summit/shared-ui/actions/button';

interface CopyCodeProps {
  code: string;
  label: string;
  /** Shown once the code is copied. */
  done: string;
}

/** Copies the code to the clipboard; where the browser refuses, the code is there to be read. */
export function CopyCode({ code, label, done }: CopyCodeProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {copied ? done : label}
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? done : ''}
      </span>
    </>
  );
}
