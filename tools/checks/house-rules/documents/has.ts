import { type HouseRule, sources, styleSheets } from '../project-files.ts';

/** The selector may continue on another line. */
const ofDocument = /(?:html|:root|\bbody|#root)\s*(?:\[[^\]]*\]\s*)*:has\(/g;

/**
 * No style uses `:has()` on the whole document. A browser would check it with every script that is added to the head,
 * and recompute the styles of all elements wherever another rule with `:has()` ends in any element.
 */
export const documentHas: HouseRule = (files) =>
  [...sources(files), ...styleSheets(files)]
    .filter(({ path }) => !path.startsWith('tools/checks/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ofDocument)].map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line}: set an attribute on the document, and style by that`;
      }),
    );
