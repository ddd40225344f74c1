import type { Config } from '@summit/api/src/platform/config.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import type { PictureShelf } from './pictures/picture-shelf.ts';

/** The arguments of every part of the seed. */
export interface SeedContext {
  db: Db;
  config: Config;
  now: Date;
  shelf: PictureShelf;
}
