import { type HouseRule, styleSheets } from './project-files.ts';

const literal = /\((?:max-width: ?768px|min-width: ?769px)\)/;

/** The width between the two layouts is `limits.mobileLayout`, and style sheets use the names of `media.css` for it. */
export const layoutWidth: HouseRule = (files) =>
  styleSheets(files)
    .filter(({ path }) => path !== 'shared-ui/src/theme/media.css')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        if (!literal.test(line) || /^\s*(\/?\*|\/\/)/.test(line)) return [];
        return [`${path}:${at + 1}: name the layout: (--mobile-layout) or (--wide-layout)`];
      }),
    );
