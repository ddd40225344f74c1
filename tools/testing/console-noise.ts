import { format } from 'node:util';

/**
 * Makes warnings in a test fail it, because React's complaints about keys, act() and hydration are bugs.
 * A test that expects a warning declares so: `jest.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
export function failOnConsoleNoise(): void {
  let noise: string[] = [];
  const collect = (...parts: unknown[]) => {
    noise.push(format(...parts));
  };

  console.error = collect;
  console.warn = collect;

  afterEach(() => {
    const said = noise;
    noise = [];
    if (said.length > 0) throw new Error(`The test wrote to the console:\n${said.join('\n')}`);
  });
}
