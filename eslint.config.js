import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { compactGuards } from './tools/checks/brace-style.js';
import {
  browserSyntax,
  defaultExport,
  everywhereSyntax,
  journeySyntax,
} from './tools/checks/restricted-syntax.js';

const browserCode = [
  'shared-auth/src/**',
  'shared-ui/src/**',
  'shared-site/src/**',
  'shell/src/**',
  'mf-*/src/**',
];
const serverCode = ['shell/src/server/**'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/testing.ts', '**/testing.tsx'];
const withDefaultExport = [
  '**/*-page.tsx',
  '**/*-dialog.tsx',
  'mf-*/src/remote.ts',
  'remote-kit/example/src/remote.ts',
  'e2e/season-awards/src/remote.ts',
  '**/*.d.ts',
  '**/*.config.{js,ts,mjs,cjs}',
  '**/*.test.{ts,tsx}',
];

/** One block: side effects, Node's own, packages, the house's packages, then files from the farthest to the nearest. */
const importOrder = [['^\\u0000', '^node:', '^@?\\w', '^@summit', '^\\.\\.', '^\\.']];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.data*/',
      '**/.cache/',
      'e2e/test-results/',
      'bench-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: globals.nodeBuiltin },
    plugins: {
      house: { rules: { 'compact-guards': compactGuards } },
      'simple-import-sort': simpleImportSort,
    },
    rules: {
      curly: ['error', 'multi-line'],
      'house/compact-guards': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', ...everywhereSyntax, defaultExport],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'simple-import-sort/imports': ['error', { groups: importOrder }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // Texts of visitors and organisers are long: an expression that begins again at each character stops the server.
    files: ['{api,contract,mf-*,releases,shared-*,shell,tracing}/{src,commands,tally}/**'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'it', message: 'One word for one thing: write test(...).' }],
    },
  },
  {
    files: withDefaultExport,
    rules: { 'no-restricted-syntax': ['error', ...everywhereSyntax] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: browserCode,
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: { ...jsxA11y.flatConfigs.recommended.languageOptions, globals: globals.browser },
  },
  { files: browserCode, ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: browserCode,
    ignores: [...serverCode, ...tests],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...everywhereSyntax, ...browserSyntax, defaultExport],
    },
  },
  {
    // A script inside the HTML runs once in the browser and never on the server: its variables are its own.
    files: ['**/*.inline.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhereSyntax, defaultExport] },
  },
  {
    files: [
      'mf-*/src/remote.ts',
      'mf-*/**/*-page.tsx',
      'mf-*/**/*-dialog.tsx',
      'shell/src/**/*-page.tsx',
      'shell/src/**/*-dialog.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhereSyntax, ...browserSyntax] },
  },
  {
    files: ['e2e/**'],
    rules: {
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': ['error', ...everywhereSyntax, ...journeySyntax],
    },
  },
  { files: ['**/*.test.{ts,tsx}'], languageOptions: { globals: globals.jest } },
);
