declare module 'virtual:provided-modules' {
  import type { createInstance } from '@module-federation/enhanced/runtime';

  const provided: NonNullable<Parameters<typeof createInstance>[0]['shared']>;
  export { provided as default };
}
declare module '@module-federation/inject-external-runtime-core-plugin' {
  import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

  function plugin(): ModuleFederationRuntimePlugin;
  export { plugin as default };
}
