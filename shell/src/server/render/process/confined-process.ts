import nodeModule from 'node:module';
import { Writable } from 'node:stream';

/**
 * The modules of Node that a remote's code may use; those of all others are disabled. A module is the same object
 * whether code gets it by `require`, by `import` or by `process.getBuiltinModule`.
 */
const wholeModules = new Set([
  ...['assert', 'assert/strict', 'buffer', 'console', 'constants', 'crypto', 'diagnostics_channel', 'events'],
  ...[
    'path',
    'path/posix',
    'path/win32',
    'perf_hooks',
    'punycode',
    'querystring',
    'stream',
    'string_decoder',
  ],
  ...['stream/consumers', 'stream/promises', 'stream/web', 'sys', 'timers', 'timers/promises', 'url', 'util'],
  ...['util/types', 'vm', 'zlib'],
]);

/** The parts of some other modules that React and the loader of remotes need. Node's permissions limit file access. */
const partsLeft: Record<string, readonly string[]> = {
  async_hooks: ['AsyncLocalStorage', 'AsyncResource', 'executionAsyncId', 'triggerAsyncId'],
  fs: ['constants', 'existsSync', 'readFile', 'readFileSync'],
  // Node's own `require` uses them, and finds only these modules and the shell's build.
  module: [
    ...[
      'builtinModules',
      'createRequire',
      'isBuiltin',
      'wrap',
      'wrapper',
      '_load',
      '_resolveFilename',
      '_cache',
    ],
    ...['_extensions', '_findPath', '_nodeModulePaths', '_pathCache', '_resolveLookupPaths', 'globalPaths'],
  ],
};

/** Modules that have only names with the prefix `node:`, where they exist. */
const prefixedModules = ['sea', 'sqlite', 'test', 'test/reporters'].map((name) => `node:${name}`);

/** Classes that are reachable through objects, without their modules. */
const refusedClasses = { net: ['Socket', 'Server'], dgram: ['Socket'], child_process: ['ChildProcess'] };

const streams = ['stdin', 'stdout', 'stderr'];

/** The properties of `process` that stay: those that only return information. */
const processLeft = new Set<string | symbol>([
  ...['version', 'versions', 'arch', 'platform', 'release', 'features', 'config', 'title', 'pid', 'ppid'],
  ...['argv', 'argv0', 'execArgv', 'execPath', 'env', 'exitCode', 'uptime', 'hrtime', 'cwd', 'nextTick'],
  ...[
    'cpuUsage',
    'memoryUsage',
    'emitWarning',
    'allowedNodeEnvironmentFlags',
    'permission',
    'getBuiltinModule',
  ],
  // Internals of Node. `channel` shows that there is one, but its methods are disabled.
  ...['_events', '_eventsCount', '_maxListeners', '_exiting', '_fatalException', '_tickCallback', 'domain'],
  ...['connected', 'channel', 'noProcessWarnings', 'sourceMapsEnabled', 'moduleLoadList'],
  ...[Symbol.toStringTag, 'kCapture', 'shapeMode', ...streams],
]);

/**
 * Permanently disables in this process what no page needs: signals, other processes, threads, sockets, the inspector
 * and the channel to the parent. Node's permissions deny some of it as well, but neither signals nor sockets. Call
 * it before any code of a remote runs.
 * @param fetch replaces the network
 */
export function confineProcess(fetch: typeof globalThis.fetch): void {
  // Node creates these lazily, from modules that are disabled below.
  void [globalThis.Response, globalThis.Request, globalThis.Headers, globalThis.FormData, globalThis.crypto];
  const modules = builtIn();
  const { syncBuiltinESMExports } = nodeModule;
  for (const [name, classes] of Object.entries(refusedClasses)) {
    const exports = modules.get(name) as Record<string, { prototype: object }> | undefined;
    for (const each of classes) if (exports?.[each]) refuse(exports[each].prototype, `${name}.${each}`);
  }
  for (const [name, exports] of modules) {
    if (exports === process || wholeModules.has(name) || name.startsWith('_stream')) continue;
    const left = partsLeft[name] ?? [];
    // Some are created lazily, from parts that are disabled below.
    for (const part of left) void Reflect.get(exports, part);
    refuse(exports, name, new Set(left));
  }
  confineGlobals(fetch);
  refuse(process, 'process', processLeft);
  syncBuiltinESMExports();
}

function builtIn(): Map<string, object> {
  const require = nodeModule.createRequire(`${process.cwd()}/`);
  const modules = new Map<string, object>();
  for (const name of [...nodeModule.builtinModules, ...prefixedModules]) {
    try {
      const exports: unknown = require(name);
      if (exports && ['object', 'function'].includes(typeof exports)) modules.set(name, exports);
    } catch {
      // This version of Node does not have the module, or denies it.
    }
  }
  return modules;
}

function confineGlobals(fetch: typeof globalThis.fetch): void {
  for (const name of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  globalThis.fetch = fetch;
  // A stream may give access to its socket. The output of a page is discarded.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  for (const name of streams) fix(process, name, nowhere);
}

/** Replaces every function of an object, and every object with functions, except for the given names. */
function refuse(of: object, name: string, left: ReadonlySet<string | symbol> = new Set()): void {
  for (const key of Reflect.ownKeys(of)) {
    if (left.has(key) || (typeof key === 'symbol' && left.has(key.description ?? ''))) continue;
    const isCallable = typeof Reflect.getOwnPropertyDescriptor(of, key)?.value === 'function';
    if (isCallable) fix(of, key, refusal(`${name}.${String(key)}`));
    else Reflect.deleteProperty(of, key);
  }
}

function fix(of: object, key: string | symbol, value: unknown): void {
  Reflect.defineProperty(of, key, { value, enumerable: true, writable: false, configurable: false });
}

/** Creates a function that throws, whether it is called with `new` or without. */
function refusal(name: string): () => never {
  return function refused() {
    throw new Error(`${name} is not available where pages are rendered`);
  };
}
