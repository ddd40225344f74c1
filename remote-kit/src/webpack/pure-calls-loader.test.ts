import { minify } from '@swc/core';
import { expect, test } from 'vitest';
import pureCallsLoader from './pure-calls-loader.ts';

const library = `
import * as React2 from "react";
var LinkContext = React2.createContext(
  null
);
LinkContext.displayName = "Link";
var Link = React2.forwardRef(function Link2(props, ref) { return React2.use(LinkContext); });
Link.displayName = "Link";
var Used = React2.createContext("used");
Used.displayName = "Used";
export { Used };
`;

const minified = async (source: string) =>
  (await minify(source, { module: true, compress: { passes: 3 }, mangle: true })).code;

test('what nobody imports of a library in one file falls away, and what is imported stays', async () => {
  expect(await minified(library)).toContain('forwardRef');
  const light = await minified(pureCallsLoader(library));
  expect(light).not.toContain('forwardRef');
  expect(light).toContain('.createContext("used")');
  expect(light.match(/createContext/g)).toHaveLength(1);
});

test('a call that does something stays', () => {
  const start = 'var page = start();\nReact.render(page);\n';
  expect(pureCallsLoader(start)).toBe(start);
});
