const { createRequire } = require('node:module');

/** Finds the jsdom that tests run in, and its parts. */
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));

module.exports = { ofEnvironment };
