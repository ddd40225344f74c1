import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import {
  type RateLimit,
  type RateLimitName,
  rateLimits as rates,
  type VisitorLimit,
  type VisitorLimitName,
  visitorLimits,
} from '@summit/contract/limits/rate-limits';
import { getNetwork } from '@summit/contract/requests/network-of';
import type { Clock } from '../clock.ts';
import { getDevice } from '../device-of.ts';
import { Failure } from '../responses/failure.ts';
import type { Counts } from './counts.queries.ts';

/** Whose attempts are counted; several parts are counted together. */
export interface Counted {
  /** A network address as the request has it, counted as the network it belongs to. */
  network?: string;
  /** An email address as it was typed, in any spelling. */
  email?: string;
  /** Anything else that identifies the caller. */
  id?: string;
}

/** The parts of a request that identify its visitor. */
export type Visitor = Pick<FastifyRequest, 'ip' | 'headers' | 'routeOptions'>;

/** Counts attempts, for all API processes together. Each row of the contract's limits has its own counts. */
export interface RateLimiter {
  /**
   * Counts what a visitor does, by device first. A network may be a hall of thousands: above what a few people would do, its
   * visitors are asked for a captcha, and never refused for each other's sake.
   * @param id what is counted separately, such as the step of a registration
   * @throws `rate-limit-0001` with the seconds to wait when the device has no attempt left; a failure of the captcha
   */
  visit(name: VisitorLimitName, visitor: Visitor, id?: string): Promise<void>;
  /** Takes back a visitor's attempt that should not count, e.g. a successful login. */
  forgive(name: VisitorLimitName, visitor: Visitor, id?: string): Promise<void>;
  /** Counts an attempt. Returns null when it is allowed, otherwise the seconds to wait. */
  take(name: RateLimitName, counted: Counted): Promise<number | null>;
  /** Counts an attempt. @throws a `rate-limit-0001` failure with the seconds to wait when none is left */
  requireAttempt(name: RateLimitName, counted: Counted): Promise<void>;
  /** Takes back an attempt that should not count. */
  refund(name: RateLimitName, counted: Counted): Promise<void>;
  /** Forgets the attempts counted so far. */
  clear(name: RateLimitName, counted: Counted): Promise<void>;
}

interface Needs {
  counts: Counts;
  clock: Clock;
  /** Refuses the call unless it carries a solved captcha: the one that its row requires, or one for this limit. */
  requireCaptcha: (visitor: Visitor) => Promise<void>;
}

/** Decides about attempts by their counts. */
export function createRateLimiter({ counts, clock, requireCaptcha }: Needs): RateLimiter {
  /** Null when it is allowed, otherwise the seconds to wait. */
  async function add(key: string, { limit, windowSeconds }: RateLimit): Promise<number | null> {
    const { count, windowEndsAt } = await counts.add(key, windowSeconds);
    if (count <= limit) return null;
    return Math.max(1, Math.ceil((windowEndsAt.getTime() - clock.now().getTime()) / 1000));
  }

  async function requireAttempt(name: RateLimitName, counted: Counted): Promise<void> {
    const retryAfter = await add(getKey(name, counted), rates[name]);
    if (retryAfter !== null) throw new Failure('rate-limit-0001', { retryAfter });
  }

  return {
    async visit(name, visitor, id = '') {
      const { beforeCaptcha, ...ofDevice }: VisitorLimit = visitorLimits[name];
      const device = deviceKey(name, visitor, id);
      const retryAfter = await add(device, ofDevice);
      if (retryAfter !== null) throw new Failure('rate-limit-0001', { retryAfter });
      const network = getKey(name, { network: visitor.ip, id: `network ${id}` });
      if ((await add(network, { ...ofDevice, limit: beforeCaptcha })) === null) return;
      try {
        await requireCaptcha(visitor);
      } catch (error) {
        // The browser solves one, and makes the same call again.
        await counts.takeBack(device);
        throw error;
      }
    },

    forgive: (name, visitor, id = '') => counts.takeBack(deviceKey(name, visitor, id)),
    take: (name, counted) => add(getKey(name, counted), rates[name]),
    requireAttempt,
    refund: (name, counted) => counts.takeBack(getKey(name, counted)),
    clear: (name, counted) => counts.clear(getKey(name, counted)),
  };
}

/** A program that names no device counts as the network it is in. */
function deviceKey(name: VisitorLimitName, visitor: Visitor, id: string): string {
  const device = getDevice(visitor);
  return getKey(name, device === '' ? { network: visitor.ip, id } : { id: `device ${device} ${id}` });
}

/** The hashed key of a count. All spellings of an email address share one, and no address is stored in plain text. */
function getKey(name: RateLimitName | VisitorLimitName, { network, email = '', id = '' }: Counted): string {
  const others = JSON.stringify([name, network === undefined ? '' : getNetwork(network), id]);
  return createHash('sha256').update(others).update(canonicalEmail(email)).digest('hex');
}
