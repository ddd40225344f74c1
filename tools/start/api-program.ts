import type { Values } from '@summit/contract/environment/read-environment';

/** The program of the API: outside production, the one that fills an empty database with the demo event. */
export function apiProgram(environment: Values<'start'>['NODE_ENV']): 'api' | 'demo-api' {
  return environment === 'production' ? 'api' : 'demo-api';
}
