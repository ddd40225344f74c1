import type { InferType } from 'yup';
import { requiredText } from '../../forms/rules.ts';
import { boolean } from '../../yup.ts';
import { inRemote, wantedChange } from './releases.ts';

/** The paths of the release desk. Only the API may call it, with the desk's key as a bearer token. */
export const releaseDesk = {
  releasesPath: '/releases',
  /** `?remote=awards&buildId=1f3c` */
  previewPath: '/preview',
  changePath: '/changes',
  /** The file of the key in the data folder, unless the key is set in the environment. */
  keyFile: 'release-desk-key',
  /** The timeout of a change, after which it is abandoned, so that the API can report its outcome. */
  changeWithinMs: 15_000,
} as const;

/** The API's request on behalf of an organiser. */
export const deskOrder = inRemote.concat(wantedChange).shape({
  /** The organiser's name, for the history. */
  by: requiredText(),
  /** Whether to return only what would change. */
  isDryRun: boolean().required(),
});

export type DeskOrder = InferType<typeof deskOrder>;
