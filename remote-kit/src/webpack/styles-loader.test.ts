import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import stylesLoader from './styles-loader.ts';

/** What the loader makes of a module, and the files that build it again when they change. */
function load(source: string) {
  const files: string[] = [];
  const callback = vi.fn<(error: Error | null, code: string) => void>();
  const context = {
    resourcePath: join(import.meta.dirname, 'part.tsx'),
    addDependency: (file: string) => files.push(file),
    callback,
  };
  stylesLoader.call(context as never, source, undefined);
  return { code: callback.mock.calls[0]?.[1], files };
}

test('a module is built again when a file changes that its styles were made of', () => {
  const { code, files } = load(
    [
      `import styled from '@emotion/styled';`,
      `import { wideLayout } from '@summit/shared-ui/theme/layout-queries';`,
      `export const Box = styled.div\`@media \${wideLayout} { gap: 0 }\`;`,
    ].join('\n'),
  );
  expect(code).toContain('styledPart("div"');
  expect(files).toContainEqual(expect.stringMatching(/shared-ui\/src\/theme\/layout-queries\.ts$/));
});

test('a module without styles stays as it is', () => {
  expect(load('export const one = 1;')).toEqual({ code: 'export const one = 1;', files: [] });
});
