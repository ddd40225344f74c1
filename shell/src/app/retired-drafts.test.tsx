import { draftKey, storageKeys } from '@summit/contract/session/storage-keys';
import { removeRetiredDrafts } from './retired-drafts.ts';

test('removes drafts of earlier versions from the device, and nothing else', () => {
  const stored = {
    'registration.first-step': '{"state":{"values":{"firstName":"Ada"}},"version":1}',
    'ballot.Company.one.ada': '{}',
    [draftKey('first-step')]: '{"firstName":"Ada"}',
    [storageKeys.accessToken]: 'a-token',
  };
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  removeRetiredDrafts();
  expect(Object.keys(window.localStorage).sort()).toEqual(
    [draftKey('first-step'), storageKeys.accessToken].sort(),
  );
});

test('does nothing in a browser that refuses storage', () => {
  const refusal = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(removeRetiredDrafts).not.toThrow();
  refusal.mockRestore();
});
