import { useEffect, useState } from 'react';
import { draftKey, type DraftName } from '@summit/contract/session/storage-keys';
import { Icon } from '@summit/shared-ui/display/icon';
import * as styles from './draft-saved.module.css';
import type { useNominationForm } from './use-nomination-form.ts';

interface DraftSavedProps {
  form: ReturnType<typeof useNominationForm>['form'];
  draftName: DraftName;
  text: string;
}

/** A tick once the input is stored on this device; a browser that refuses storage shows none. */
export function DraftSaved({ form, draftName, text }: DraftSavedProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { subscribe } = form.methods;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // This runs after the draft, which listens to the same change.
        callback: () => queueMicrotask(() => setIsSaved(isStored(draftName))),
      }),
    [subscribe, draftName],
  );
  return (
    <span className={styles.tick} role="status">
      {isSaved && (
        <>
          <Icon name="check" />
          {text}
        </>
      )}
    </span>
  );
}

function isStored(name: DraftName): boolean {
  try {
    return window.localStorage.getItem(draftKey(name)) !== null;
  } catch {
    return false;
  }
}
