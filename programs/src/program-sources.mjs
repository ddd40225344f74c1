/** The source of every program that runs as a separate process, by the program's name and relative to the checkout. */
export const programSources = {
  api: 'api/src/server.ts',
  'demo-api': 'demo-event/src/serve-demo-api.ts',
  'payment-sandbox': 'api/src/orders/payment-sandbox/serve-sandbox.ts',
  site: 'shell/src/server/server.ts',
  'serve-remote': 'releases/src/serving/serve-remote.ts',
  'health-gate': 'releases/src/health/health-gate-program.ts',
  'release-desk': 'releases/src/desk/desk-program.ts',
  'summit-release': 'releases/src/release.ts',
  'start-site': 'tools/start/start-site.ts',
  release: 'tools/release/release.ts',
  'start-cluster': 'tools/cluster/start-cluster.ts',
  'run-nginx': 'tools/cluster/run-nginx.ts',
  seed: 'demo-event/src/seed.ts',
  'demo-links': 'demo-event/src/print-demo-links.ts',
  organise: 'organise/src/organise.ts',
  migrate: 'api/commands/migrate.ts',
  'check-ticket': 'api/commands/check-ticket.ts',
  'export-openings': 'api/commands/export-openings.ts',
  'verify-tally': 'tally/src/verify-tally.ts',
};

/** @typedef {keyof typeof programSources} ProgramName */
