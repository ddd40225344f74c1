import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installBrowserParts } from './browser-parts.ts';
import { failOnConsoleNoise } from './console-noise.ts';
import { keepTellingStyles } from './light-styles.ts';

installBrowserParts(window);
keepTellingStyles(window);
failOnConsoleNoise();
// A busy machine is slow to load a dialog's code; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });
