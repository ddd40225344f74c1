const limits = { askEveryMs: 1000, askMs: 2000 };

/**
 * The API's servers, by their addresses for this server. With several, each is checked every second, and calls go
 * round robin to those that are ready; while none is, to all.
 */
export class ApiServers {
  readonly #addresses: readonly string[];
  readonly #away = new Set<string>();
  readonly #origins = new Map<string, string>();
  readonly #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  constructor(addresses: readonly string[], { askEveryMs, askMs } = limits) {
    this.#addresses = addresses;
    if (addresses.length < 2) return;
    const ask = () => addresses.forEach((address) => void this.#ask(address, askMs));
    this.#timer = setInterval(ask, askEveryMs).unref();
    ask();
  }

  /** The next server in the rotation. */
  readonly address = (): string => {
    const ready = this.#addresses.filter((address) => !this.#away.has(address));
    const from = ready.length > 0 ? ready : this.#addresses;
    this.#turn = (this.#turn + 1) % from.length;
    return from[this.#turn] ?? '';
  };

  /** The origin of a server's address; cached, because every call needs it. */
  originOf(address: string): string {
    const known = this.#origins.get(address) ?? new URL(address).origin;
    this.#origins.set(address, known);
    return known;
  }

  /**
   * Takes a server that did not respond out of the rotation until it is ready again. Returns another one, preferably
   * one that is ready; null when there is none.
   */
  afterFailureOf(address: string): string | null {
    if (this.#addresses.length < 2) return null;
    this.#away.add(address);
    const others = this.#addresses.filter((other) => other !== address);
    return others.find((other) => !this.#away.has(other)) ?? others[0] ?? null;
  }

  /** The number of servers that are ready, for monitoring. */
  get ready(): number {
    return this.#addresses.length - this.#away.size;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #ask(address: string, withinMs: number): Promise<void> {
    const isReady = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(withinMs) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) this.#away.delete(address);
    else this.#away.add(address);
  }
}
