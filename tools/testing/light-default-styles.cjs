const { createRequire } = require('node:module');

/** Finds the jsdom that tests run in. */
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));

/** What decides whether something is shown or can be pressed: tests read no other style, see light-styles.ts. */
const retained = /^\s*(?:display|visibility|opacity|pointer-events|overflow|content)\s*:/;

/**
 * Takes out of jsdom's own style sheet what no test reads: half of its rules, and the margins and fonts of the others. jsdom matches
 * each rule with each element again whenever a test queries something by its role. Call it before jsdom is loaded.
 */
function lightenDefaultStyles() {
  const path = ofEnvironment.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
  const whole = require(path);
  require.cache[path].exports = whole
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/([^{};]+)\{([^{}]*)\}/g, (_rule, selector, body) => {
      const left = body.split(';').filter((declaration) => retained.test(declaration));
      return left.length === 0 ? '' : `${selector}{${left.join(';')}}`;
    });
}

module.exports = { lightenDefaultStyles };
