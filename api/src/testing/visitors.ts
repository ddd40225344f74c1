import { headers } from '@summit/contract/requests/request-headers';
import type { Visitor } from '../platform/rate-limit/rate-limiter.ts';

/** A visitor for the limits; without a device it is a program. */
export function visitorFrom(ip: string, device?: string): Visitor {
  return {
    ip,
    headers: device === undefined ? {} : { [headers.deviceId.toLowerCase()]: device },
    routeOptions: { config: {} } as Visitor['routeOptions'],
  };
}
