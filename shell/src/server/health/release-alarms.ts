import type { FastifyInstance } from 'fastify';
import {
  alarmBytes,
  healthClockMs,
  type RaisedAlarms,
  type ReleaseAlarm,
  releaseAlarmPath,
} from '@summit/contract/releases/release-health';
import { verified } from '@summit/rendering/signing/signed-text';

/** The lifetime of an alarm, which the health gate repeats every few seconds while it is raised. */
const lastsMs = 60_000;
/** How often the log repeats the raised alarms. */
const repeatMs = 10 * 60_000;

interface Raised extends ReleaseAlarm {
  heardAt: number;
  saidAt: number;
}

/**
 * The alarms of the health gate for people: monitoring shows them while they are raised, and the log has the
 * reasons.
 */
export class ReleaseAlarms {
  readonly #raised = new Map<string, Raised>();

  constructor(
    private readonly report: (line: string) => void,
    private readonly now = Date.now,
  ) {}

  /** The alarms that are raised now. */
  get list(): ReleaseAlarm[] {
    for (const [release, { heardAt }] of this.#raised) {
      if (this.now() - heardAt > lastsMs) this.#raised.delete(release);
    }
    return [...this.#raised.values()].map(({ release, why }) => ({ release, why }));
  }

  /** Replaces the alarms by those that the health gate has sent. */
  hear(alarms: readonly ReleaseAlarm[]): void {
    for (const release of this.#raised.keys()) {
      if (!alarms.some((alarm) => alarm.release === release)) this.#raised.delete(release);
    }
    for (const { release, why } of alarms) {
      const before = this.#raised.get(release)?.saidAt ?? -Infinity;
      const isDue = this.now() - before >= repeatMs;
      if (isDue) this.report(why);
      this.#raised.set(release, { release, why, heardAt: this.now(), saidAt: isDue ? this.now() : before });
    }
  }
}

/** The route for alarms, which only the health gate can sign. */
export function serveAlarms(app: FastifyInstance, alarms: ReleaseAlarms, secret: string): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: alarmBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(releaseAlarmPath, async (request, reply) => {
      const text = verified(secret, 'alarm', String(request.body));
      if (text === null) return reply.code(404).send();
      const raised = JSON.parse(Buffer.from(text, 'base64url').toString()) as RaisedAlarms;
      if (Math.abs(Date.now() - raised.time) > healthClockMs) return reply.code(404).send();
      alarms.hear(raised.alarms);
      return reply.code(204).send();
    });
  });
}
