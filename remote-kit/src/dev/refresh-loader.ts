import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';

interface Options {
  /** The app that is built: parts of the design system are compiled into several, and each has its own copy. */
  app: string;
  root: string;
}

type SourceMap = Parameters<LoaderContext<Options>['callback']>[2];

/**
 * Connects a module that swc has compiled for React Refresh with the refresh runtime of the page. The first line stays
 * the first line, so that source maps fit.
 */
function refreshLoader(this: LoaderContext<Options>, source: string, map: SourceMap): void {
  const { app, root } = this.getOptions();
  const id = JSON.stringify(`${app} ${relative(root, this.resourcePath)}`);
  this.callback(null, `${before(id)}${source}\n${after(id)}`, map);
}

function before(id: string): string {
  const runtime = 'globalThis.summitRefresh';
  return (
    `const $RefreshReg$ = (type, name) => ${runtime}?.register(type, ${id} + ' ' + name), ` +
    `$RefreshSig$ = () => ${runtime}?.signature() ?? ((type) => type); `
  );
}

function after(id: string): string {
  return `globalThis.summitRefresh?.settle(${id}, __webpack_module__.exports, import.meta.webpackHot);\n`;
}

export { refreshLoader as default };
