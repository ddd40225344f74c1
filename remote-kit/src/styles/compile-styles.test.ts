import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStyles } from './compile-styles.ts';

const file = join(import.meta.dirname, 'part.tsx');
const styled = `import styled from '@emotion/styled';`;
const css = `import { css } from '@emotion/react';`;

/** The parts that a module makes once its styles are compiled: what each is based on, its class and its rules. */
function getParts(source: string) {
  const { code } = compileStyles(source, file);
  return [...code.matchAll(/styledPart\(("?\w+"?), "(.*?)", "(.*)"\)/g)].map(([, base, name, rules]) => ({
    base,
    name,
    rules: rules?.replaceAll(`.${name}`, '.it'),
  }));
}

test('a part becomes a class with finished rules, and nothing of emotion is left', () => {
  const source = `${styled}\nexport const Box = styled.div\`color: red; & > p { margin: 0 }\`;`;
  expect(getParts(source)).toEqual([
    { base: '"div"', name: expect.stringMatching(/^css-\w+$/), rules: '.it{color:red}.it>p{margin:0}' },
  ]);
  expect(compileStyles(source, file).code).not.toContain('emotion');
});

test('a class is named after what is in its rules, wherever it is compiled', () => {
  const name = (text: string) => getParts(`${styled}\nconst Box = styled.p\`${text}\`;`)[0]?.name;
  expect(name('color: red;')).toBe(name('color: red;'));
  expect(name('color: red;')).not.toBe(name('color: blue;'));
});

test('fragments and constants of the module and of others are part of the rules', () => {
  const source = [
    styled,
    css,
    `import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';`,
    `const { wide } = { wide: 4 };`,
    `const gap = (steps) => steps * wide;`,
    `const base = css\`gap: \${gap(2)}px;\`;`,
    `const Box = styled.ul(base, css\`@media \${mobileLayout} { margin: 0 }\`);`,
  ].join('\n');
  expect(getParts(source)[0]?.rules).toMatch(
    /^\.it\{gap:8px\}@media\(max-width:\d+px\)\{\.it\{margin:0\}\}$/,
  );
  expect(compileStyles(source, file).files.map((each) => each.replace(/.*\//, ''))).toEqual([
    'layout-queries.ts',
    'limits.ts',
  ]);
});

test('a part may be based on a component', () => {
  const source = `${styled}\nimport { Container } from './container.tsx';\nconst Box = styled(Container)\`gap: 0;\`;`;
  expect(getParts(source)).toMatchObject([{ base: 'Container', rules: '.it{gap:0}' }]);
});

test('a prefix stands only where a browser still needs it', () => {
  const [part] = getParts(`${styled}\nconst Box = styled.div\`display: flex; user-select: none;\`;`);
  expect(part?.rules).toBe('.it{display:flex;-webkit-user-select:none;user-select:none}');
});

test('lines stay where they were, so that source maps fit', () => {
  const source = `${styled}\nconst Box = styled.div\`\n  color: red;\n\`;\nexport const after = 1;`;
  const { code } = compileStyles(source, file);
  expect(code.split('\n').findIndex((line) => line.includes('after'))).toBe(4);
});

test.each([
  ['depends on properties', `const Box = styled.div\`color: \${({ tone }) => tone};\`;`],
  ['makes a fragment while it runs', `const tone = (colour) => css({ color: colour });`],
  ['makes parts in another way', `const make = styled;`],
  [
    'needs a component',
    `import { Icon } from './icon.tsx'; const Box = styled.div\`& \${Icon} { gap: 0 }\`;`,
  ],
])('a style that %s stops the build', (_what, source) => {
  expect(() => compileStyles(`${styled}\n${css}\n${source}`, file)).toThrow(
    /cannot be compiled|does not know|Cannot find/,
  );
});
