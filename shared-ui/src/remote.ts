import type { ComponentType } from 'react';
import type { OwnPages } from '@summit/contract/releases/own-pages';
import type { DialogId, DialogProps, dialogs } from '@summit/contract/site/dialogs';
import type { RemoteName } from '@summit/contract/site/page';
import type { PageIdOf } from '@summit/contract/site/page-ids';

/** A dialog's props: those of the contract, and a function that closes it. */
export type OpenedDialogProps<Id extends DialogId> = DialogProps<Id> & { onClose: () => void };

type DialogIdOf<R extends RemoteName> = {
  [Id in DialogId]: (typeof dialogs)[Id]['owner'] extends R ? Id : never;
}[DialogId];

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The complete public API of a remote: a loader for every page and every dialog that the contract assigns to it. */
export interface Remote<R extends RemoteName> {
  name: R;
  pages: { [Id in PageIdOf<R>]: Loader<object> };
  dialogs: { [Id in DialogIdOf<R>]: Loader<OpenedDialogProps<Id>> };
}

/** Checks that a remote has all of its pages and dialogs, and none of another's. */
export function defineRemote<const R extends RemoteName>(name: R, parts: Omit<Remote<R>, 'name'>): Remote<R> {
  return { name, ...parts };
}

/**
 * The public API of a remote that is built outside this repository: a loader for every page of its own `pages.ts`, as in
 * `defineOwnRemote<typeof pages>('backstage', { backstage: () => import('./backstage-page.tsx') })`.
 */
export function defineOwnRemote<Pages extends OwnPages>(
  name: string,
  loaders: { [Id in keyof Pages]: Loader<object> },
) {
  return { name, pages: loaders, dialogs: {} };
}
