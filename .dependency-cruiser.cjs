/** Who may import whom: the only picture of it. Each message says what to do instead. */

const browserPackage = '(shared-auth|shared-ui|shared-site|shell|mf-[^/]+)';
const anyPackage =
  '(contract|shared-auth|shared-ui|shared-site|shell|mf-[^/]+|api|demo-event|organise|tally|rendering|releases|tracing|programs|e2e|remote-kit|tools)';
/** What no page of a browser is made of. */
const apart = 'api|demo-event|organise|tally|releases|e2e|tools';
const testOnly = '(\\.test\\.tsx?$|/testing(\\.tsx?$|/))';

function forbid(name, from, to, comment) {
  const source = typeof from === 'string' ? { path: from } : from;
  const target = typeof to === 'string' ? { path: to } : to;
  return { name, severity: 'error', from: source, to: target, comment };
}

const packages = [
  forbid(
    'contract-is-pure',
    { path: '^contract/', pathNot: testOnly },
    { pathNot: '^(contract|node_modules/yup)/' },
    'Facts depend on yup alone: move the code that needs more to the package that needs it.',
  ),
  forbid(
    'shared-auth-on-contract',
    '^shared-auth/',
    `^(shared-ui|shared-site|shell|mf-[^/]+|rendering|remote-kit|${apart})/`,
    'shared-auth stands on contract alone: hand it what it needs as an argument.',
  ),
  forbid(
    'shared-ui-on-contract',
    '^shared-ui/',
    `^(shared-auth|shared-site|shell|mf-[^/]+|rendering|remote-kit|${apart})/`,
    'The design system knows no data and no app: pass what it shows as props.',
  ),
  forbid(
    'shared-site-below-apps',
    '^shared-site/',
    `^(shell|mf-[^/]+|rendering|remote-kit|${apart})/`,
    'shared-site stands on contract, shared-auth and shared-ui: apps import it, never the reverse.',
  ),
  forbid(
    'remotes-are-islands',
    '^(mf-[^/]+)/',
    { path: `^(mf-[^/]+|shell|rendering|${apart})/`, pathNot: '^$1/' },
    'Remotes meet through href() and openDialog() only; what two of them need belongs in contract, shared-ui or shared-site.',
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
    'What an empty database begins with is handed to the API (serveApi): only its tests and benches know the demo event.',
  ),
  forbid(
    'demo-event-on-api',
    '^demo-event/',
    { path: `^${anyPackage}/`, pathNot: '^(demo-event|api|contract|programs)/' },
    'The demo event is rows of the database and pictures: it knows the API and contract.',
  ),
  forbid(
    'installed-alone',
    { path: '^(organise|tally)/', pathNot: testOnly },
    { path: `^${anyPackage}/`, pathNot: '^($1|contract)/' },
    'Organisers and those who check a vote need nothing of the server: calls, facts and shapes are in contract.',
  ),
  forbid(
    'rendering-below-servers',
    '^rendering/',
    { path: `^${anyPackage}/`, pathNot: '^(rendering|contract|tracing)/' },
    'What the site and releases both stand on knows neither: hand it what it needs as an argument.',
  ),
  forbid(
    'releases-on-contract',
    '^releases/',
    { path: `^${anyPackage}/`, pathNot: '^(releases|contract|programs|rendering)/' },
    'Releases are served and promoted where nothing is built: they know contract, how programs are started, and from rendering how a release is rendered, what it is signed with and which versions are shared.',
  ),
  forbid(
    'tracing-alone',
    '^tracing/',
    { path: `^${anyPackage}/`, pathNot: '^tracing/' },
    'Tracing knows HTTP servers and a collector: what a server measures it says itself.',
  ),
  forbid(
    'programs-below-all',
    '^programs/',
    {
      path: `^${anyPackage}/`,
      pathNot: '^(programs|remote-kit/src/build/(hash-sources|drop-old-builds)\\.mjs)',
    },
    'What starts programs knows them by the paths of their sources.',
  ),
  forbid(
    'not-in-browsers',
    { path: `^(${browserPackage})/`, pathNot: '^shell/src/server/' },
    '^(rendering|tracing)/',
    'Processes that render, what is signed and traces are matters of servers: browsers report failures with the id of the request.',
  ),
  forbid(
    'journeys-from-outside',
    // The remote of another season is no journey: it is built outside, from packages.
    '^e2e/(?!season-awards/)',
    { path: `^${anyPackage}/`, pathNot: '^(e2e|contract|programs|tools/testing)/' },
    'A journey acts as a visitor does: it knows addresses (contract) and starts programs of the site, nothing inside it.',
  ),
  forbid(
    'package-by-name',
    { path: `^${anyPackage}/`, pathNot: '^tools/bench/controls/bundled-remotes' },
    { path: `^${anyPackage}/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    'Import a package by its name (@summit/contract/...): a relative path makes a second instance of its stores.',
  ),
];

const tables = [
  forbid(
    'rows-as-browsers-have-them',
    { path: `^(${browserPackage})/`, pathNot: `^shell/src/server/|/testing-[^/]+\\.ts$|${testOnly}` },
    '^contract/src/tables/whole-rows\\.ts$',
    'Builds for browsers leave these facts out: import a schema from contract/src/shapes by its name, or read what the type of the row has.',
  ),
];

const libraries = [
  forbid(
    'mui-behind-shared-ui',
    // The backoffice brings MUI and a router of its own, with the library that is built on them; visitors get none of it.
    { path: '^', pathNot: '^(shared-ui/|mf-backoffice/|node_modules/)' },
    '(^|/)node_modules/(@mui|react-router|react-router-dom)/',
    'Use a part of @summit/shared-ui; MUI and the router are its inner affair.',
  ),
  forbid(
    'http-behind-shared-auth',
    { path: '^', pathNot: '^(shared-auth/|node_modules/)|\\.test\\.ts$|^api/src/testing/' },
    '(^|/)node_modules/(axios|socket\\.io-client)/',
    "Talk to the server through @summit/shared-auth's useCall(), useServerData() and useServerAction().",
  ),
  forbid(
    'queries-behind-shared-auth',
    // The backoffice is within a query client of react-admin's, with what it reads as an organiser.
    { path: '^', pathNot: '^(shared-auth/src/server-state\\.ts|mf-backoffice/|node_modules/)' },
    '(^|/)node_modules/@tanstack/',
    "Import it from @summit/shared-auth/server-state: a second copy would not know the page's data.",
  ),
  forbid(
    'admin-library-in-backoffice',
    { path: '^', pathNot: '^(mf-backoffice/|node_modules/)' },
    '(^|/)node_modules/(react-admin|ra-[^/]+|@mui/icons-material|@simplewebauthn/browser)/',
    "react-admin and passkeys are the backoffice's alone: visitors' pages never load a part of them.",
  ),
];

const folders = [
  forbid(
    'capabilities-are-islands',
    { path: '^(mf-[^/]+)/src/([^/]+)/', pathNot: '^mf-[^/]+/src/(shared|testing)/' },
    // Screens of one resource are built of the parts of the generic one.
    { path: '^$1/src/', pathNot: '^$1/src/($2|shared|testing)/|^mf-backoffice/src/resources/' },
    "A capability imports itself and its package's shared/: move what two of them need there.",
  ),
  forbid(
    'shared-below-capabilities',
    '^(mf-[^/]+)/src/shared/',
    { path: '^$1/src/', pathNot: '^$1/src/(shared|testing)/' },
    'shared/ knows no capability.',
  ),
  forbid(
    'shell-parts-are-islands',
    {
      path: '^shell/src/app/([^/]+)/',
      // Where the dialogs of the login are put together with the others.
      pathNot: '^shell/src/app/(parts|testing|overlays/(overlays|hash-dialogs)\\.tsx$)|\\.test\\.tsx?$',
    },
    { path: '^shell/src/app/[^/]+/', pathNot: '^shell/src/app/($1|parts|testing)/' },
    'A folder of the shell imports itself and parts/: move what two of them need there, and put them together in site.tsx.',
  ),
  forbid(
    'shell-common-parts-below',
    { path: '^shell/src/app/parts/', pathNot: '\\.test\\.tsx?$' },
    { path: '^shell/src/app/', pathNot: '^shell/src/app/parts/' },
    'parts/ knows no other folder of the shell.',
  ),
  forbid(
    'api-districts-are-islands',
    { path: '^api/src/([^/]+)/', pathNot: '^api/src/(platform|testing)/|\\.test\\.ts$' },
    { path: '^api/src/', pathNot: '^api/src/($1|platform)/|^api/src/[^/]+/public/|\\.tables\\.ts$' },
    'A district imports itself and what others show in their public/ (and their tables, for foreign keys): move there what two districts need.',
  ),
  forbid(
    'api-platform-below-capabilities',
    { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
    { path: '^api/src/', pathNot: '^api/src/platform/' },
    'The platform knows no capability: app.ts hands it what it needs.',
  ),
  forbid(
    'browser-without-server',
    '^shell/src/(app|before-script|federation)/',
    '^shell/src/server/',
    'The shell in the browser never imports its server.',
  ),
  forbid(
    'tests-stay-out',
    {
      path: `^(contract|api|demo-event|organise|tally|rendering|releases|${browserPackage})/`,
      pathNot: testOnly,
    },
    testOnly,
    'Product code never imports what only tests may use.',
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'Move what both need into a file of its own.'),
    forbid(
      'resolvable',
      {},
      // The types of pdfmake's documents are a file of @types/pdfmake alone.
      { couldNotResolve: true, pathNot: '^(virtual:|pdfmake/interfaces)' },
      'Nothing lies at this address.',
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
