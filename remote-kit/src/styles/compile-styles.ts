import type { AnyNode, Expression, Program } from 'acorn';
import { full } from 'acorn-walk';
import { type CompiledModule, compiledModule, evaluate } from './evaluate-constants.ts';
import { getRules } from './style-rules.ts';

export interface CompiledStyles {
  code: string;
  /** Other files that the styles were made of. */
  files: string[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const runtime = '@summit/shared-ui/theme/styled-part';
const maker = 'styledPart';

/** Whether a module may have styles to compile. */
export function hasStyles(code: string): boolean {
  return code.includes('@emotion/');
}

/**
 * Compiles the styles of a module: each `styled` part becomes a class with finished rules, so that nothing of emotion
 * is left to run. Fragments (`css`) are part of the rules they are used in.
 * @param code the module without types and JSX
 * @throws Error when a style depends on something that is known only at run time
 */
export function compileStyles(code: string, file: string): CompiledStyles {
  const module = compiledModule(file, code);
  const styled = localName(module, '@emotion/styled', 'default');
  const css = localName(module, '@emotion/react', 'css');
  const edits: Edit[] = [];
  full(module.program as AnyNode, (node) => {
    if (node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === css) {
      edits.push({ start: node.start, end: node.end, text: "''" });
    }
    const part = styled === undefined ? undefined : getPart(node, styled);
    if (part) edits.push({ start: node.start, end: node.end, text: compiled(module, part) });
  });
  edits.push(...importEdits(module.program, styled !== undefined));
  const text = applied(code, edits);
  requireCompiled(compiledModule(file, text), [styled, css]);
  return { code: text, files: [...module.readFiles] };
}

interface Part {
  /** A component, or the name of an element. */
  base: Expression | string;
  pieces: (string | Expression)[];
}

function getPart(node: AnyNode, styled: string): Part | undefined {
  if (node.type === 'TaggedTemplateExpression') {
    const base = getBase(node.tag, styled);
    const { quasis, expressions } = node.quasi;
    const pieces = quasis.flatMap(({ value }, at) => [value.cooked ?? '', expressions[at] ?? []].flat());
    return base === undefined ? undefined : { base, pieces };
  }
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return undefined;
  const base = getBase(node.callee, styled);
  if (base === undefined) return undefined;
  return { base, pieces: node.arguments.filter((each) => each.type !== 'SpreadElement') };
}

/** `div` for `styled.div`, the component for `styled(Component)`. */
function getBase(made: Expression, styled: string): Part['base'] | undefined {
  if (
    made.type === 'MemberExpression' &&
    isNamed(made.object, styled) &&
    made.property.type === 'Identifier'
  ) {
    return made.property.name;
  }
  const [component] = made.type === 'CallExpression' && isNamed(made.callee, styled) ? made.arguments : [];
  return component?.type === 'SpreadElement' ? undefined : component;
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function compiled(module: CompiledModule, { base, pieces }: Part): string {
  const values = evaluate(
    module,
    pieces.filter((piece) => typeof piece !== 'string'),
  );
  const known = pieces.map((piece) => (typeof piece === 'string' ? piece : values.shift()));
  if (known.some((value) => typeof value === 'function')) {
    throw new Error(`${module.file}: a style that depends on properties cannot be compiled.`);
  }
  const { name, css } = getRules(known);
  const on = typeof base === 'string' ? JSON.stringify(base) : module.code.slice(base.start, base.end);
  return `/*#__PURE__*/ ${maker}(${on}, ${JSON.stringify(name)}, ${JSON.stringify(css)})`;
}

function localName({ scope }: CompiledModule, from: string, name: string): string | undefined {
  return [...scope.imports].find(([, each]) => each.from === from && each.name === name)?.[0];
}

function importEdits({ body }: Program, styled: boolean): Edit[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const { start, end, source } = statement;
    if (source.value === '@emotion/react') return [{ start, end, text: '' }];
    if (source.value !== '@emotion/styled') return [];
    return [{ start, end, text: styled ? `import { ${maker} } from '${runtime}';` : '' }];
  });
}

function applied(code: string, edits: Edit[]): string {
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => {
      // Lines stay where they were, so that source maps fit.
      const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1);
      return text.slice(0, start) + put + lines + text.slice(end);
    }, code);
}

function requireCompiled({ program, file }: CompiledModule, names: (string | undefined)[]): void {
  full(program as AnyNode, (node) => {
    if (node.type !== 'Identifier' || !names.includes(node.name)) return;
    throw new Error(`${file}: '${node.name}' is used in a way that cannot be compiled.`);
  });
}
