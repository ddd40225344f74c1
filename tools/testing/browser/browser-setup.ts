import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { failOnConsoleNoise } from '../console-noise.ts';
import { installBrowserParts } from './browser-parts.ts';

installBrowserParts(window);
failOnConsoleNoise();
// A busy machine loads a dialog's code slowly; content that never appears still fails the test.
const { getElementError: withDocument } = getConfig();
configure({ asyncUtilTimeout: 20_000, getElementError });

/** An error that shows the document, but not with each attempt of a query that still waits. */
function getElementError(message: string | null, container: Element): Error {
  const config: object = getConfig();
  const isWaiting = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
  return isWaiting ? new Error(message ?? '') : withDocument(message, container);
}

/** Clears the storage, so that input which one test has not sent is no draft in the next one. */
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
