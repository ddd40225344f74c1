const { createHash } = require('node:crypto');
const { transformSync } = require('@swc/core');
const { createTransformer } = require('@swc/jest');
const { require: requireSource } = require('tsx/cjs/api');
const { compileStyles, hasStyles } = requireSource(
  '../../remote-kit/src/styles/compile-styles.ts',
  __filename,
);

/** Transforms as swc's transformer does, once the styles are compiled as in a build: they depend on other files, too. */
function createStylesTransformer(options) {
  const swc = createTransformer(options);
  const withStyles = (source, file) => {
    if (!hasStyles(source) || !/\.tsx?$/.test(file)) return source;
    const { code } = transformSync(source, { ...options, filename: file, module: { type: 'es6' } });
    return compileStyles(code, file).code;
  };
  return {
    canInstrument: false,
    process: (source, file, settings) => swc.process(withStyles(source, file), file, settings),
    getCacheKey: (source, file, settings) =>
      createHash('sha256')
        .update(swc.getCacheKey(withStyles(source, file), file, settings))
        .digest('hex'),
  };
}

module.exports = { createTransformer: createStylesTransformer };
