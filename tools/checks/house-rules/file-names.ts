import { basename } from 'node:path';
import { type HouseRule, sources } from './project-files.ts';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const sayNothing = /^(utils?|helpers?|common|misc|types|constants|index)\./;
const kindFolders = /(^|\/)src\/(components|hooks|queries|utils|helpers|common|types)\//;

/** Names say what is inside: kebab-case, no file or folder named after a technical kind. */
export const fileNames: HouseRule = (files) =>
  sources(files).flatMap(({ path }) => {
    const name = basename(path);
    if (!kebab.test(name)) return [`${path}: write the name in kebab-case`];
    if (sayNothing.test(name)) return [`${path}: the name says nothing; name the file after what it knows`];
    if (kindFolders.test(path)) {
      return [`${path}: folders are named after a capability, not a technical kind`];
    }
    return [];
  });
