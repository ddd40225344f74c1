const displayName = /^\w+\.displayName = .*;$/gm;
const making = /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * For libraries that come as one file with all their components in it: says of components and contexts that making one
 * has no effect, and takes away the names that only a debugger shows, so that those nobody imports are left out.
 */
function pureContextsLoader(source: string): string {
  return source.replace(displayName, '').replace(making, '= /*#__PURE__*/ ');
}

export { pureContextsLoader as default };
