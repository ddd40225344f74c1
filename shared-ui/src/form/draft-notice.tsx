import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { FormDraft } from './use-form-draft.tsx';

/** Says that a form was filled in before, and offers an empty one. */
export function DraftNotice({ draft, text }: { draft: FormDraft; text: string }) {
  if (!draft.restored) return null;
  return (
    <Notice
      live
      action={
        <Button variant="secondary" size="small" onClick={draft.startAfresh}>
          Start with an empty form
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
