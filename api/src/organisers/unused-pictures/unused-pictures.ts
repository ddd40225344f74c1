import { repeat } from '../../platform/jobs/repeat.ts';
import type { Capability } from '../../platform/serve.ts';
import { removeUnusedPictures } from './remove-unused.queries.ts';

const everyHour = 3_600_000;

/** Removes unused photos and logos. */
export const unusedPictures: Capability = (app, { db, clock, config }) => {
  repeat(app, 'remove unused pictures', everyHour, () =>
    removeUnusedPictures(db, config.dataDir, clock.now()),
  );
};
