const { ofEnvironment } = require('./of-environment.cjs');
const { visibilityStyles } = require('./visibility-styles.cjs');

const retained = new RegExp(`^\\s*(?:${visibilityStyles.join('|')})\\s*:`);

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
