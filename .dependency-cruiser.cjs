/** Which package may import which, and the rules of their folders. Each message says what to do instead. */

const { folders } = require('./tools/checks/boundaries/folders.cjs');
const { forbid } = require('./tools/checks/boundaries/forbid.cjs');

const browserPackage = '(shared-auth|shared-ui|shared-site|shell|mf-[^/]+)';
const anyPackage =
  '(contract|shared-auth|shared-ui|shared-site|shell|mf-[^/]+|api|demo-event|organise|tally|rendering|releases|tracing|programs|e2e|remote-kit|tools)';
/** Packages whose code no page contains. */
const apart = 'api|demo-event|organise|tally|releases|e2e|tools';
const testOnly = '(\\.test\\.tsx?$|/testing(\\.tsx?$|/))';

const packages = [
  forbid(
    'contract-is-pure',
    { path: '^contract/', pathNot: testOnly },
    { pathNot: '^(contract|node_modules/yup)/' },
    'Facts depend only on yup: move code that needs more to the package that uses it.',
  ),
  forbid(
    'shared-auth-on-contract',
    '^shared-auth/',
    `^(shared-ui|shared-site|shell|mf-[^/]+|rendering|remote-kit|${apart})/`,
    'shared-auth depends only on contract: pass what it needs as an argument.',
  ),
  forbid(
    'shared-ui-on-contract',
    '^shared-ui/',
    `^(shared-auth|shared-site|shell|mf-[^/]+|rendering|remote-kit|${apart})/`,
    'The design system depends on no data and no app: pass what it shows as props.',
  ),
  forbid(
    'shared-site-below-apps',
    '^shared-site/',
    `^(shell|mf-[^/]+|rendering|remote-kit|${apart})/`,
    'shared-site depends on contract, shared-auth and shared-ui: apps import it, never the reverse.',
  ),
  forbid(
    'remotes-are-islands',
    '^(mf-[^/]+)/',
    { path: `^(mf-[^/]+|shell|rendering|${apart})/`, pathNot: '^$1/' },
    'Remotes use each other only through href() and openDialog(); what two of them need belongs in contract, shared-ui or shared-site.',
  ),
  forbid(
    'shell-loads-remotes-at-run-time',
    '^shell/',
    `^(mf-[^/]+|${apart})/`,
    'The shell never bundles a remote: it reads the registry and calls loadRemote.',
  ),
  forbid(
    'api-without-browser',
    '^api/',
    `^(${browserPackage}|organise|rendering|releases|e2e|remote-kit|tools|node_modules/(react|react-dom|@emotion/[^/]+|@mui/[^/]+))/`,
    'The API shares contract with the browser, nothing else.',
  ),
  forbid(
    'api-without-demo-event',
    { path: '^api/', pathNot: `${testOnly}|^api/bench/` },
    '^demo-event/',
    'The content of an empty database is passed to the API (serveApi): only its tests and benchmarks import the demo event.',
  ),
  forbid(
    'demo-event-on-api',
    '^demo-event/',
    { path: `^${anyPackage}/`, pathNot: '^(demo-event|api|contract|programs)/' },
    'The demo event is database rows and pictures: it depends only on the API, contract and programs.',
  ),
  forbid(
    'installed-alone',
    { path: '^(organise|tally)/', pathNot: testOnly },
    { path: `^${anyPackage}/`, pathNot: '^($1|contract)/' },
    'Organisers and people who check a vote have no server code: calls, facts and shapes are in contract.',
  ),
  forbid(
    'rendering-below-servers',
    '^rendering/',
    { path: `^${anyPackage}/`, pathNot: '^(rendering|contract|tracing)/' },
    'The site server and releases depend on rendering, not the reverse: pass what it needs as an argument.',
  ),
  forbid(
    'releases-on-contract',
    '^releases/',
    { path: `^${anyPackage}/`, pathNot: '^(releases|contract|programs|rendering)/' },
    'Releases are served and promoted on machines without build tools: use contract, programs (to start programs) and rendering (to render and sign a release, and for the shared versions).',
  ),
  forbid(
    'tracing-alone',
    '^tracing/',
    { path: `^${anyPackage}/`, pathNot: '^tracing/' },
    'tracing depends on no other package: each server passes what it measures.',
  ),
  forbid(
    'programs-below-all',
    '^programs/',
    {
      path: `^${anyPackage}/`,
      pathNot: '^(programs|remote-kit/src/build/(hash-sources|drop-old-builds)\\.mjs)',
    },
    'programs finds programs by the paths of their sources, and imports none of them.',
  ),
  forbid(
    'not-in-browsers',
    { path: `^(${browserPackage})/`, pathNot: '^shell/src/server/' },
    '^(rendering|tracing)/',
    'Rendering processes, signatures and traces are only for servers: browsers report failures with the id of the request.',
  ),
  forbid(
    'journeys-from-outside',
    // The remote of another season is not a journey: it is built outside the repository, from packed packages.
    '^e2e/(?!season-awards/)',
    { path: `^${anyPackage}/`, pathNot: '^(e2e|contract|programs|tools/testing)/' },
    'A journey acts as a visitor does: it uses addresses (contract) and starts programs, but imports nothing of the site itself.',
  ),
  forbid(
    'package-by-name',
    { path: `^${anyPackage}/`, pathNot: '^tools/bench/controls/bundled-remotes' },
    { path: `^${anyPackage}/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    'Import a package by its name (@summit/contract/...): a relative path creates a second instance of its stores.',
  ),
  forbid(
    'tests-stay-out',
    {
      path: `^(contract|api|demo-event|organise|tally|rendering|releases|${browserPackage})/`,
      pathNot: testOnly,
    },
    testOnly,
    'Product code never imports testing/: only tests may.',
  ),
];

const tables = [
  forbid(
    'rows-as-browsers-have-them',
    { path: `^(${browserPackage})/`, pathNot: `^shell/src/server/|/testing-[^/]+\\.ts$|${testOnly}` },
    '^contract/src/tables/whole-rows\\.ts$',
    'Builds for browsers omit these facts: import a schema from contract/src/shapes by its name, or read what the type of the row has.',
  ),
];

const libraries = [
  forbid(
    'mui-behind-shared-ui',
    // The backoffice has its own MUI and router, because react-admin is built on them; visitors load none of it.
    { path: '^', pathNot: '^(shared-ui/|mf-backoffice/|node_modules/)' },
    '(^|/)node_modules/(@mui|react-router|react-router-dom)/',
    'Use a component of @summit/shared-ui, the only package that imports MUI and the router.',
  ),
  forbid(
    'http-behind-shared-auth',
    { path: '^', pathNot: '^(shared-auth/|node_modules/)|\\.test\\.ts$|^api/src/testing/' },
    '(^|/)node_modules/(axios|socket\\.io-client)/',
    "Call the API with @summit/shared-auth's useCall(), useServerData() and useServerAction().",
  ),
  forbid(
    'queries-behind-shared-auth',
    // The backoffice uses the query client of react-admin for the data of organisers.
    { path: '^', pathNot: '^(shared-auth/src/server-state\\.ts|mf-backoffice/|node_modules/)' },
    '(^|/)node_modules/@tanstack/',
    "Import it from @summit/shared-auth/server-state: a second copy would not have the page's data.",
  ),
  forbid(
    'admin-library-in-backoffice',
    { path: '^', pathNot: '^(mf-backoffice/|node_modules/)' },
    '(^|/)node_modules/(react-admin|ra-[^/]+|@mui/icons-material|@simplewebauthn/browser)/',
    "Only the backoffice uses react-admin and passkeys: visitors' pages never load any of their code.",
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'Move what both need into a separate file.'),
    forbid(
      'resolvable',
      {},
      // The types of pdfmake's documents exist only in @types/pdfmake.
      { couldNotResolve: true, pathNot: '^(virtual:|pdfmake/interfaces)' },
      'There is no module at this path.',
    ),
    ...packages,
    ...tables,
    ...libraries,
    ...folders,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data[^/]*|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
