import type webpack from 'webpack';

const onFailure = 'delete installedModules[id];';

/**
 * webpack's runtime requests a shared module only once: when that fails, pages that need it fail until the document is
 * reloaded. This plugin lets the next attempt request it again.
 */
export const failedSharesAreRetried = {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('FailedSharesAreRetried', (compilation) => {
      compilation.hooks.runtimeModule.tap('FailedSharesAreRetried', (module, chunk) => {
        // Style sheets run during the build, in a chunk of that name, which requests nothing.
        if (module.name !== 'consumes' || chunk.name === 'build time chunk') return;
        const generate = module.generate.bind(module);
        // When the build fails for another reason, only that reason is reported.
        module.generate = () => (compilation.errors.length > 0 ? generate() : withRetry(generate() ?? ''));
      });
    });
  },
};

/** @throws Error when the runtime differs from the one that this was written for */
export function withRetry(runtime: string): string {
  if (!runtime.includes(onFailure) || !runtime.includes('startedInstallModules[id] = true')) {
    throw new Error("webpack's runtime takes shared modules in another way.");
  }
  return runtime.replace(onFailure, `${onFailure} delete startedInstallModules[id];`);
}
