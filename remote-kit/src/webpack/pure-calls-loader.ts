const makes = ['createContext', 'forwardRef', 'memo'].map((name) => String.raw`React\d*\.${name}`);
const made = new RegExp(String.raw`^(var \w+ = )(?=(?:${makes.join('|')}|Symbol|new Set|new URL)\()`, 'gm');
const names = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Says of a library in one file which of its parts can be left out: making a context or a component does nothing
 * else, which no minifier can know. The names are for developers' tools.
 */
function pureCallsLoader(source: string): string {
  return source.replace(made, '$1/* @__PURE__ */ ').replace(names, '');
}

export { pureCallsLoader as default };
