const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this process has compiled, by the file's path. */
const compiled = new Map();

/**
 * Jest's runtime, which compiles a module once in each process: by itself it compiles all modules again for every test
 * file, a fifth of the processor time that a small one takes. Each file still runs every module afresh, in a world of its own.
 */
module.exports = class ScriptReusingRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compileAfresh = executor.compile.bind(executor);
    executor.compile = (source, path) => {
      const context = executor.environment.getVmContext();
      // Jest explains code that cannot be read, and a world that has ended.
      if (context === null || path === executor.testPath) return compileAfresh(source, path);
      try {
        return scriptOf(source, path, executor.injectedModuleParameters).runInContext(context);
      } catch {
        return compileAfresh(source, path);
      }
    };
  }
};

function scriptOf(source, path, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(path);
  if (known && known.source === source && known.head === head) return known.script;
  const script = new Script(`${head}${source}\n})`, { filename: path, columnOffset: -head.length });
  compiled.set(path, { source, head, script });
  return script;
}
