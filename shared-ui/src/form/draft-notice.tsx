import type { MouseEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { FormDraft } from './use-form-draft.tsx';

interface DraftNoticeProps {
  draft: FormDraft;
  text: string;
  /** The label of the button, where the form is not empty without the draft. */
  action?: string;
}

/** Says that a form was filled in before, and offers an empty one. Its place is within the form. */
export function DraftNotice({ draft, text, action = 'Start with an empty form' }: DraftNoticeProps) {
  if (!draft.restored) return null;

  function startAfresh({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The notice disappears, and with it the button that has the focus.
    focusFirstField(currentTarget.form);
    draft.startAfresh();
  }

  return (
    <Notice
      live
      action={
        <Button variant="secondary" size="small" onClick={startAfresh}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type="hidden"]):not(:disabled), select, textarea')?.focus();
}
