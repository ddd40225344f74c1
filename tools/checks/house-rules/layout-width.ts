import { type HouseRule, sources } from './project-files.ts';

const literal = /\((?:max-width: ?768px|min-width: ?769px)\)/;

/** The width between the two layouts is `limits.mobileLayout`, and styles name it through `layout-queries`. */
export const layoutWidth: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => !path.startsWith('tools/checks/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        if (!literal.test(line) || /^\s*(\/?\*|\/\/)/.test(line)) return [];
        return [`${path}:${at + 1}: take mobileLayout or wideLayout from shared-ui's theme/layout-queries`];
      }),
    );
