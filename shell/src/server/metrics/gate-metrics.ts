import { Gauge, type Registry } from 'prom-client';
import type { ReleaseAlarm } from '@summit/contract/releases/release-health';

/** The state of the health gate. */
export interface GateLevels {
  /** The time of its last request, in milliseconds since 1970; null before the first one. */
  askedAt: number | null;
  /** How many milliseconds its clock is ahead. */
  aheadMs: number;
  alarms: readonly ReleaseAlarm[];
}

/** The metrics of the health gate: whether it is running, and its alarms for people. */
export function addGateMetrics(registry: Registry, levels: () => GateLevels): void {
  const registers = [registry];
  const asked: Gauge = new Gauge({
    name: 'site_health_gate_asked_timestamp_seconds',
    help: 'When the health gate last learnt of failures here; 0 before the first time',
    registers,
    collect: () => asked.set((levels().askedAt ?? 0) / 1000),
  });
  const ahead: Gauge = new Gauge({
    name: 'site_health_gate_clock_ahead_seconds',
    help: "How far the health gate's clock is ahead of the one here; beyond 60 either way it is refused",
    registers,
    collect: () => ahead.set(levels().aheadMs / 1000),
  });
  const alarms: Gauge<'remote' | 'release'> = new Gauge({
    name: 'site_release_alarm',
    help: 'Releases that fail by what is reported, and that the health gate leaves to people',
    labelNames: ['remote', 'release'],
    registers,
    collect: () => {
      alarms.reset();
      for (const { release: key } of levels().alarms) {
        const [remote = '', release = ''] = key.split('@');
        alarms.set({ remote, release }, 1);
      }
    },
  });
}
