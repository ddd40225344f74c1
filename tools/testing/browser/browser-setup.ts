import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { failOnConsoleNoise } from '../console-noise.ts';
import { installBrowserParts } from './browser-parts.ts';

installBrowserParts(window);
failOnConsoleNoise();
// A busy machine is slow to load a dialog's code; what never comes still fails.
const { getElementError: withDocument } = getConfig();
configure({ asyncUtilTimeout: 20_000, getElementError });

/** An error that shows the document, but not each time that something which is waited for is not there yet. */
function getElementError(message: string | null, container: Element): Error {
  const config: object = getConfig();
  const isWaiting = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
  return isWaiting ? new Error(message ?? '') : withDocument(message, container);
}

/** What one test has typed and not sent is no draft of the next one. */
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
