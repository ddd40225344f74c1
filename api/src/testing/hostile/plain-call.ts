import type { WholeCall } from '@summit/contract/requests/call';
import type { Input } from './call-requests.ts';
import type { Known } from './known-things.ts';
import { plainInput } from './plain-input.ts';

/** Input with which a call passes its rules, with the existing things that it has to name. */
export function plainCall(call: WholeCall, known: Known = {}): Input {
  return {
    params: { ...plainInput(call.params), ...known.params },
    query: { ...plainInput(call.query), ...known.query },
    body: call.body && { ...plainInput(call.body), ...known.body },
    headers: {},
  };
}
