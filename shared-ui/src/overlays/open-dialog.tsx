import type { ReactNode } from 'react';
import { createContext, Fragment, useCallback, useContext, useState } from 'react';
import type { DialogId, DialogProps } from '@summit/contract/site/dialogs';

/** One dialog that is open. */
export type OpenedDialog = {
  [Id in DialogId]: { id: Id; props: DialogProps<Id>; onClose: () => void };
}[DialogId];

export type OpenDialog = <Id extends DialogId>(id: Id, props: DialogProps<Id>) => void;

interface Layer {
  key: number;
  dialog: OpenedDialog;
}

const OpenDialogContext = createContext<OpenDialog | null>(null);

export interface OpenDialogProviderProps {
  /** Renders an open dialog; the shell loads it from its owner. */
  renderDialog: (dialog: OpenedDialog) => ReactNode;
  children: ReactNode;
}

/** Holds the open dialogs, the last one on top. */
export function OpenDialogProvider({ renderDialog, children }: OpenDialogProviderProps) {
  const [stack, setStack] = useState<Layer[]>([]);

  const openDialog = useCallback<OpenDialog>((id, props) => {
    setStack((open) => {
      const key = (open.at(-1)?.key ?? 0) + 1;
      const onClose = () => setStack((layers) => layers.filter((layer) => layer.dialog !== dialog));
      const dialog = { id, props, onClose } as OpenedDialog;
      return [...open, { key, dialog }];
    });
  }, []);

  return (
    <OpenDialogContext value={openDialog}>
      {children}
      {stack.map(({ key, dialog }) => (
        <Fragment key={key}>{renderDialog(dialog)}</Fragment>
      ))}
    </OpenDialogContext>
  );
}

/** A function that opens a dialog of any remote: `openDialog('messageAttendee', { receiverId })`. */
export function useOpenDialog(): OpenDialog {
  const openDialog = useContext(OpenDialogContext);
  if (!openDialog) throw new Error('A dialog can only be opened below <OpenDialogProvider>.');
  return openDialog;
}

/** Whether any dialog is open, whichever part of the site it belongs to; messages that interrupt wait for it. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
