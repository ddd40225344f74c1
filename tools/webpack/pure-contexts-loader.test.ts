import markPure from './pure-contexts-loader.ts';

test('a component or context that nobody imports can be left out', () => {
  const source =
    'var Link = React10.forwardRef(\n  render\n);\nLink.displayName = "Link";\nvar Context = React.createContext(null);';
  const marked = markPure(source);
  expect(marked).toContain('var Link = /*#__PURE__*/ React10.forwardRef(');
  expect(marked).toContain('var Context = /*#__PURE__*/ React.createContext(null);');
  expect(marked).not.toContain('displayName');
});

test('everything else stays as it is written', () => {
  const source = 'const started = start();\nfunction name() { return this.displayName; }';
  expect(markPure(source)).toBe(source);
});
