declare module 'virtual:provided-modules' {
  interface Offer {
    /** The module's factory, or a promise of it when its code is fetched first. */
    get: () => (() => unknown) | Promise<() => unknown>;
    from: string;
    loaded: 1;
  }

  /** The provided versions by the name of the module and the version. */
  const provided: Record<string, Record<string, Offer>>;
  export { provided as default };
}
