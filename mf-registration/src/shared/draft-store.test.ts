import { createDraftStore, draftedValues } from './draft-store.ts';

const defaults = { name: '', tags: [] as string[], terms: false, billing: { city: 'Leith', postcode: '' } };

beforeEach(() => window.localStorage.clear());

test('a draft outlives the page', () => {
  createDraftStore('form')
    .getState()
    .keep({ name: 'Ada', tags: ['x'], billing: { city: 'Oban' } });
  expect(draftedValues(createDraftStore('form'), defaults)).toEqual({
    name: 'Ada',
    tags: ['x'],
    terms: false,
    billing: { city: 'Oban', postcode: '' },
  });
});

test('secrets never reach the device', () => {
  createDraftStore('form', ['password']).getState().keep({ name: 'Ada', password: 'Summit2030' });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Summit2030');
});

test('what no longer fits the form is left out', () => {
  createDraftStore('form').getState().keep({ name: 7, tags: 'x', gone: 'x', billing: null });
  expect(draftedValues(createDraftStore('form'), defaults)).toEqual(defaults);
});

test('a sent form leaves nothing, whatever its fields say afterwards', () => {
  const store = createDraftStore('form');
  store.getState().keep({ name: 'Ada' });
  store.getState().finish();
  store.getState().keep({ name: 'Ada' });
  expect(draftedValues(createDraftStore('form'), defaults)).toEqual(defaults);
});

test('each form has a draft of its own', () => {
  createDraftStore('one').getState().keep({ name: 'Ada' });
  expect(createDraftStore('two').getState().values).toBeNull();
});
