import { boolean, type InferType } from 'yup';
import { requiredText } from '../../forms/rules.ts';
import { inRemote, wantedChange } from './releases.ts';

/** Where the release desk is asked and acts. It listens to the API alone, which shows its key as a bearer's token. */
export const releaseDesk = {
  releasesPath: '/releases',
  /** `?remote=awards&buildId=1f3c` */
  previewPath: '/preview',
  changePath: '/changes',
  /** Where the key lies in the data folder, unless it is given. */
  keyFile: 'release-desk-key',
  /** After so long a change that has not been made yet is not made any more, so that the API knows what became of it. */
  changeWithinMs: 15_000,
} as const;

/** What the API asks for in the name of an organiser. */
export const deskOrder = inRemote.concat(wantedChange).shape({
  /** Who it is, for the history. */
  by: requiredText(),
  /** Only to be said what would change. */
  isDryRun: boolean().required(),
});

export type DeskOrder = InferType<typeof deskOrder>;
