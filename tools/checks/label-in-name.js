/** The visible text of an element, if its source is text alone. */
function visibleText({ children }) {
  if (!children.every(({ type }) => type === 'JSXText')) return '';
  return children
    .map(({ value }) => value)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the source knows of a label: all of a literal, and the fixed words of a template. */
function knownWords(value) {
  if (value?.type === 'Literal') return String(value.value);
  const { expression } = value ?? {};
  if (expression?.type !== 'TemplateLiteral') return null;
  return expression.quasis.map(({ value: { cooked } }) => cooked).join(' ');
}

/**
 * An `aria-label` contains the visible text: people who control their computer by voice say what they see, and hear it again
 * from a screen reader (WCAG 2.5.3, "Label in Name"). axe finds this only where a page shows the element.
 * @type {import('eslint').Rule.RuleModule}
 */
export const labelInName = {
  meta: { type: 'problem', schema: [] },
  create({ report }) {
    return {
      JSXElement(node) {
        const label = node.openingElement.attributes.find(({ name }) => name?.name === 'aria-label');
        const text = visibleText(node).toLowerCase();
        const known = knownWords(label?.value);
        if (!text || known === null || known.toLowerCase().includes(text)) return;
        report({ node: label, message: `The label must contain the visible text "${visibleText(node)}".` });
      },
    };
  },
};
