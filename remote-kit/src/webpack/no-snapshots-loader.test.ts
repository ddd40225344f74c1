import noSnapshotsLoader from './no-snapshots-loader.ts';

test('the handler follows the switch of its plugin', () => {
  const source =
    'this.snapshotHandler = USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler();';
  expect(noSnapshotsLoader(source)).toBe(
    'this.snapshotHandler = USE_SNAPSHOT ? new SnapshotHandler(this) : new DisabledSnapshotHandler();',
  );
});

test('a runtime that does it in another way stops the build', () => {
  expect(() => noSnapshotsLoader('this.snapshots = create();')).toThrow('snapshot handler');
});
