import { getNetwork } from '@summit/contract/requests/network-of';

export interface OpenRequestLimits {
  /** The most open requests of one network address. */
  each: number;
  /** From this total of open requests on, the limit of one address is `eachWhenBusy`. */
  busyFrom: number;
  eachWhenBusy: number;
}

/**
 * Limits the open requests by network address, so that one address cannot block the others.
 * @returns a function that takes an address and returns the function to call at the request's end; null over the
 * limit
 */
export function openRequests(limits: OpenRequestLimits): (address: string) => (() => void) | null {
  const open = new Map<string, number>();
  let total = 0;
  return (address) => {
    const network = getNetwork(address);
    const mine = open.get(network) ?? 0;
    if (mine >= (total < limits.busyFrom ? limits.each : limits.eachWhenBusy)) return null;
    total += 1;
    open.set(network, mine + 1);
    return () => {
      total -= 1;
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
  };
}
