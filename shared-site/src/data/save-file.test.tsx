import { saveFile } from './save-file.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a file’s object URL is revoked after any browser has read it', () => {
  jest.useFakeTimers();
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke });
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });

  saveFile('my-data.json', '{}', 'application/json');
  jest.advanceTimersByTime(5000);
  expect(clicked).toEqual(['my-data.json']);
  expect(revoke).not.toHaveBeenCalled();

  jest.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:file');
});
