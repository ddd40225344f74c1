const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '../..');

/** Where to look when the tests take too long: seconds and file, the slowest first. */
function writeDurations(files) {
  const lines = files
    .map(({ perfStats, testFilePath }) => [perfStats.end - perfStats.start, relative(root, testFilePath)])
    .sort(([a], [b]) => b - a)
    .map(([ms, file]) => `${(ms / 1000).toFixed(1)} ${file}\n`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache/test-durations.txt'), lines.join(''));
}

/** Prints what failed, then one line. A passing test file prints nothing. */
module.exports = class QuietReporter {
  onTestFileResult(test, result) {
    if (!result.failureMessage && !result.testExecError) return;
    const project = test.context.config.displayName?.name ?? '';
    process.stderr.write(`\n${project} ${result.testFilePath}\n`);
    for (const entry of result.console ?? []) {
      process.stderr.write(`  console.${entry.type}: ${entry.message}\n`);
    }
    process.stderr.write(`${result.failureMessage ?? result.testExecError.message}\n`);
  }

  onRunComplete(_contexts, results) {
    writeDurations(results.testResults);
    const seconds = ((Date.now() - results.startTime) / 1000).toFixed(1);
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const note = skipped > 0 ? `, ${skipped} not run` : '';
    process.stderr.write(
      `tests: ${results.numPassedTests} passed, ${failed} failed${note} in ${results.numTotalTestSuites} files (${seconds} s)\n`,
    );
  }
};
