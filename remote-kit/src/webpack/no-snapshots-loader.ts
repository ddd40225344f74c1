const made = 'USE_REMOTE ? new SnapshotHandler(';

/**
 * The federation runtime leaves its snapshot plugin out when configured to, but not the handler that nothing else uses:
 * manifests and their snapshots, which nobody reads where browsers load entries directly.
 * @throws Error when the runtime is another one than this was written for
 */
function noSnapshotsLoader(source: string): string {
  if (!source.includes(made)) throw new Error('The federation runtime makes its snapshot handler elsewhere.');
  return source.replace(made, 'USE_SNAPSHOT ? new SnapshotHandler(');
}

export { noSnapshotsLoader as default };
