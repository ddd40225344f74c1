import type { LoaderContext } from 'webpack';
import { compileStyles, hasStyles } from '../styles/compile-styles.ts';

type SourceMap = Parameters<LoaderContext<object>['callback']>[2];

/** Compiles the styles of a module that swc has compiled; a file that its styles were made of builds it again. */
function stylesLoader(this: LoaderContext<object>, source: string, map: SourceMap): void {
  if (!hasStyles(source)) return this.callback(null, source, map);
  const { code, files } = compileStyles(source, this.resourcePath);
  for (const file of files) this.addDependency(file);
  this.callback(null, code, map);
}

export { stylesLoader as default };
