const { sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** They send thousands of requests each, and most of their files have one line. */
const longest = `${sep}api${sep}src${sep}testing${sep}`;

/**
 * Where no run before this one has timed the tests, Jest begins with the largest files. The longest tests would come last, and
 * the other workers would have nothing left to do.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => path.includes(longest);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
