import type { AwayRemote } from '@summit/contract/frame/shell-state';
import type { Registry } from '@summit/contract/releases/registry';
import { roleRules } from './process/role-rules.ts';

export type Report = (line: string, level: 'error' | 'warn') => void;

const pollMs = 5000;

interface Away extends AwayRemote {
  saidAt: number;
}

/** Tracks the remotes that do not load on the server. How often that is logged depends on the remote's role. */
export class AwayRemotes {
  readonly #away = new Map<string, Away>();
  /** The remotes that this shell has loaded at some time. */
  readonly #met = new Set<string>();
  #registry: Registry | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly report: Report,
    private readonly now = Date.now,
  ) {
    this.#timer = setInterval(() => this.#repeat(), pollMs);
    this.#timer.unref();
  }

  /** The remotes that do not load now. */
  get list(): AwayRemote[] {
    return [...this.#away.values()].map(({ saidAt: _saidAt, ...away }) => away);
  }

  /** Updates the list of live remotes that do not load. */
  update(registry: Registry, names: readonly string[]): void {
    this.#registry = registry;
    const live = Object.keys(registry.live);
    for (const name of live) if (!names.includes(name)) this.#met.add(name);
    for (const [name, { role }] of this.#away) {
      if (names.includes(name) && live.includes(name)) continue;
      this.#away.delete(name);
      if (live.includes(name)) this.report(`The ${role} remote '${name}' loads again`, 'warn');
    }
    for (const remote of names.filter((name) => live.includes(name) && !this.#away.has(name))) {
      const role = this.#registry.live[remote]?.descriptor.role ?? 'regular';
      const blocks = roleRules[role].isNeededAtStart && !this.#met.has(remote);
      this.#say({ remote, role, blocks, saidAt: 0 });
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #repeat(): void {
    for (const away of this.#away.values()) {
      const { repeatMs } = roleRules[away.role];
      if (repeatMs !== null && this.now() - away.saidAt >= repeatMs) this.#say(away);
    }
  }

  #say(away: Away): void {
    const { remote, role, blocks } = away;
    this.#away.set(remote, { ...away, saidAt: this.now() });
    const consequence = blocks ? ': this site server is not ready without it' : '';
    this.report(`The ${role} remote '${remote}' does not load${consequence}`, roleRules[role].level);
  }
}
