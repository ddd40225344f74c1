/** How tests and measurements start Chromium: quiet, alike on every machine, and also as root. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-default-browser-check',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
