import { useState } from 'react';
import { Button } from '@summit/shared-ui/actions/button';
import { copyText } from '@summit/shared-ui/actions/copy-text';

interface CopyCodeProps {
  code: string;
  label: string;
  /** Shown once the code is copied. */
  done: string;
}

/** Copies the code to the clipboard; where the browser refuses, the code is there to be read. */
export function CopyCode({ code, label, done }: CopyCodeProps) {
  const [copied, setCopied] = useState(false);

  const copy = async () => setCopied(await copyText(code));

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
