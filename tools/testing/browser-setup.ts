import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installBrowserParts } from './browser-parts.ts';
import { failOnConsoleNoise } from './console-noise.ts';
import { keepVisibilityStyles } from './light-styles.ts';

installBrowserParts(window);
keepVisibilityStyles(window);
failOnConsoleNoise();
// A busy machine is slow to load a dialog's code; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });

/** What one test has typed and not sent is no draft of the next one. */
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
