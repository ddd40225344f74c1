import { type HouseRule, sources } from './project-files.ts';

const inBrowser = /^(shell|mf-[a-z-]+|shared-[a-z]+)\/src\//;
const ofTests = /\.test\.tsx?$|\/testing(\/|\.)/;
const usesStorage = /\.(get|set|remove)Item\(|\bcreateJSONStorage\(/;
const spelledKey =
  /\.(get|set|remove)Item\(\s*(['"`])(?!\$\{(tabS|s)torageKeys\.)|\bname: [`'"](draft|ballot|registration)\./;

/** All keys of the browser's storage are in one table, so that none is used twice, or contains an email address. */
export const storedKeys: HouseRule = (files) =>
  sources(files)
    .filter(({ path, text }) => inBrowser.test(path) && !ofTests.test(path) && usesStorage.test(text))
    .flatMap(({ path, text }) => {
      if (spelledKey.test(text)) {
        return [`${path}: spells a storage key; add it to contract's storage-keys.ts`];
      }
      return text.includes("'@summit/contract/session/storage-keys'")
        ? []
        : [`${path}: uses the browser's storage; take the key from contract's storage-keys.ts`];
    });
