import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { draftKey, type DraftName } from '@summit/contract/session/storage-keys';
import { Icon } from '@summit/shared-ui/layout/icon';
import type { useNominationForm } from './use-nomination-form.ts';

const Tick = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 1.5em;
  color: var(--success);
  font-weight: 600;
`;

interface DraftSavedProps {
  form: ReturnType<typeof useNominationForm>['form'];
  draftName: DraftName;
  text: string;
}

/** A tick once what is typed is stored on this device: a browser that refuses storage shows none. */
export function DraftSaved({ form, draftName, text }: DraftSavedProps) {
  const [isSaved, setIsSaved] = useState(false);
  const { subscribe } = form.methods;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // After the draft, which listens to the same change.
        callback: () => queueMicrotask(() => setIsSaved(isStored(draftName))),
      }),
    [subscribe, draftName],
  );
  return (
    <Tick role="status">
      {isSaved && (
        <>
          <Icon name="check" />
          {text}
        </>
      )}
    </Tick>
  );
}

function isStored(name: DraftName): boolean {
  try {
    return window.localStorage.getItem(draftKey(name)) !== null;
  } catch {
    return false;
  }
}
