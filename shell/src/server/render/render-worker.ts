import { deniedIsAbsent } from './denied-is-absent.ts';

// The program of a rendering process. Shared modules are negotiated first, hence the asynchronous second step.
deniedIsAbsent();
void import('./render-orders.ts');
