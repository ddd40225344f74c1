/** Prints what failed, then one line. A passing test file prints nothing. */
module.exports = class QuietReporter {
  onTestFileResult(test, result) {
    if (!result.failureMessage && !result.testExecError) {
      return;
    }
    const project = test.context.config.displayName?.name ?? '';
    process.stderr.write(`\n${project} ${result.testFilePath}\n`);
    for (const entry of result.console ?? []) {
      process.stderr.write(`  console.${entry.type}: ${entry.message}\n`);
    }
    process.stderr.write(`${result.failureMessage ?? result.testExecError.message}\n`);
  }

  onRunComplete(_contexts, results) {
    const seconds = ((Date.now() - results.startTime) / 1000).toFixed(1);
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const note = skipped > 0 ? `, ${skipped} not run` : '';
    process.stderr.write(
      `tests: ${results.numPassedTests} passed, ${failed} failed${note} in ${results.numTotalTestSuites} files (${seconds} s)\n`,
    );
  }
};
