import { compactGuards } from './brace-style.js';
import { labelInName } from './label-in-name.js';
import {
  browserSyntax,
  defaultExport,
  everywhereSyntax,
  journeySyntax,
  nameOrder,
} from './restricted-syntax.js';

/** A rule that reports the matches of the selectors, each with its message. */
function refusing(selectors) {
  return {
    meta: { type: 'problem', schema: [] },
    create({ report }) {
      const visitors = selectors.map(({ selector, message }) => [
        selector,
        (node) => report({ node, message }),
      ]);
      return Object.fromEntries(visitors);
    },
  };
}

/** The project's own lint rules as a plugin; .oxlintrc.json says where each one applies. */
export default {
  meta: { name: 'house' },
  rules: {
    'compact-guards': compactGuards,
    'everywhere-syntax': refusing(everywhereSyntax),
    'label-in-name': labelInName,
    'no-default-export': refusing([defaultExport]),
    'browser-syntax': refusing(browserSyntax),
    'journey-syntax': refusing(journeySyntax),
    'name-order': refusing(nameOrder),
  },
};
