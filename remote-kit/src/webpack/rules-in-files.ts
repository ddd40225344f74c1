import webpack from 'webpack';

/** The styled parts of a minified script: their class, and the string that holds its rules. */
const partPattern = /"(css-[\w-]+)",("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/gs;
/** Stands in the runtime for the ids of the chunks that have a file of rules. */
const listMark = '@chunks-with-rules@';

/**
 * Moves the rules of styles out of the scripts of a browser build: each chunk with styled parts gets a file of rules of its
 * own name, which is fetched beside its script. The chunk is here when both are, so nothing is shown without its rules. What
 * fetches such a file is the `summitRules` of the page: one list of rules serves shell and remotes.
 */
export const rulesInFiles = {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('RulesInFiles', (compilation) => {
      const { ensureChunkHandlers } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree
        .for(ensureChunkHandlers)
        .tap('RulesInFiles', (chunk, needs) => {
          needs.add(webpack.RuntimeGlobals.publicPath).add(webpack.RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new RulesRuntime());
        });
      // Once the scripts are minified: what is not used of them has no rules. Before their hashes are made.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'RulesInFiles', stage }, () => moveRules(compilation));
    });
  },
};

/** Makes the rules a part of what loading a chunk waits for. */
class RulesRuntime extends webpack.RuntimeModule {
  constructor() {
    super('rules in files');
  }

  override generate(): string {
    const { ensureChunkHandlers, publicPath, getChunkScriptFilename } = webpack.RuntimeGlobals;
    return `${ensureChunkHandlers}.rules = (chunkId, promises) => {
  if ("${listMark}".includes("," + chunkId + ",")) {
    promises.push(summitRules(${publicPath} + ${getChunkScriptFilename}(chunkId).replace(/js$/, "css")));
  }
};`;
  }
}

function moveRules(compilation: webpack.Compilation): void {
  const withRules: (string | number)[] = [];
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      const { code, rules } = withoutRules(String(compilation.assets[file]?.source() ?? ''));
      if (rules.size === 0) continue;
      replaceIn(compilation, file, code);
      compilation.emitAsset(rulesFile(file), new webpack.sources.RawSource(rulesText(rules)));
      if (chunk.id !== null) withRules.push(chunk.id);
    }
  }
  const list = `,${withRules.join(',')},`;
  for (const file of Object.keys(compilation.assets)) {
    const source = compilation.assets[file]?.source();
    const at = typeof source === 'string' ? source.indexOf(listMark) : -1;
    if (at >= 0) replaceIn(compilation, file, [{ start: at, end: at + listMark.length, text: list }]);
  }
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function replaceIn(compilation: webpack.Compilation, file: string, edits: readonly Edit[]): void {
  compilation.updateAsset(file, (source) => {
    const replaced = new webpack.sources.ReplaceSource(source);
    for (const { start, end, text } of edits) replaced.replace(start, end - 1, text);
    return replaced;
  });
}

/** What to cut from a minified script, and the rules of each class in it. */
export function withoutRules(script: string): { code: Edit[]; rules: Map<string, string> } {
  const code: Edit[] = [];
  const rules = new Map<string, string>();
  for (const { 0: found, 1: name = '', 2: quoted = '', index } of script.matchAll(partPattern)) {
    const css = toText(quoted);
    if (!css.includes(`.${name}`)) continue;
    rules.set(name, css);
    code.push({ start: index + found.length - quoted.length - 1, end: index + found.length, text: '' });
  }
  return { code, rules };
}

/** The text of a string as minifiers write it; they quote it in whichever way is shortest. */
function toText(quoted: string): string {
  const inner = quoted.slice(1, -1);
  const json = inner.replace(/\\([`'$])|(")|\n|\\[\s\S]/g, (all, plain?: string, quote?: string) => {
    if (plain) return plain;
    if (quote) return '\\"';
    return all === '\n' ? '\\n' : all;
  });
  return JSON.parse(`"${json}"`) as string;
}

/** `main.css` beside `main.1a2b3c4d.js`: the scripts of a build have its folder to themselves. */
function rulesFile(script: string): string {
  return script.replace(/(\.[0-9a-f]{8})?\.js$/, '.css');
}

/** A comment before the rules of each class names it. */
function rulesText(rules: ReadonlyMap<string, string>): string {
  const texts = [...rules].map(([name, css]) => {
    if (css.includes('/*') || css.includes('*/')) throw new Error(`The rules of ${name} hold a comment.`);
    return `/*${name}*/${css}`;
  });
  return texts.join('\n');
}
