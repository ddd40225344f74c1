import { Notice } from '@summit/shared-ui/feedback/notice';
import { Button } from '@summit/shared-ui/form/button';
import { useState } from 'react';

/** Says that a form was filled in before, and offers an empty one. */
export function DraftNotice({ text, onForget }: { text: string; onForget: () => void }) {
  const [shown, show] = useState(true);

  function forget() {
    show(false);
    onForget();
  }

  if (!shown) return null;
  return (
    <Notice
      action={
        <Button variant="secondary" size="small" onClick={forget}>
          Start with an empty form
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
