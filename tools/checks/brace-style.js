/** The width that the formatter allows, in characters. */
const lineWidth = 110;

/** The text of a guard on one line; null when it has several statements, a long one, or a comment. */
function onOneLine(node, source) {
  const [statement, ...others] = node.consequent.body;
  if (!statement || others.length > 0 || node.alternate) return null;
  if (!/Statement$/.test(statement.type) || statement.type === 'IfStatement') return null;
  if (source.getCommentsInside(node).length > 0) return null;
  const text = `if (${source.getText(node.test)}) ${source.getText(statement)}`;
  const isShort = node.loc.start.column + text.length <= lineWidth;
  return isShort && !text.includes('\n') ? text : null;
}

/**
 * A condition whose only statement fits on its line has no braces; `curly` requires them for all others, so that there is
 * one way to write each.
 * @type {import('eslint').Rule.RuleModule}
 */
export const compactGuards = {
  meta: { type: 'layout', fixable: 'code', schema: [] },
  create({ sourceCode, report }) {
    return {
      IfStatement(node) {
        if (node.consequent.type !== 'BlockStatement' || isElse(node)) return;
        const text = onOneLine(node, sourceCode);
        if (text === null) return;
        const message = 'It fits on one line: write it without braces.';
        report({ node, message, fix: (fixer) => fixer.replaceText(node, text) });
      },
    };
  },
};

function isElse({ parent }) {
  return parent.type === 'IfStatement';
}
