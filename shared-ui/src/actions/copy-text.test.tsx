import { copyText } from './copy-text.tsx';

const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');

function clipboard(value: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

afterEach(() => {
  if (own) Object.defineProperty(navigator, 'clipboard', own);
  else Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.innerHTML = '';
});

test('copies with the browser’s clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard({ writeText });
  expect(await copyText('HARBOUR30')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('HARBOUR30');
});

test.each([
  ['there is no clipboard, as on a page without encryption', undefined],
  ['it is refused', { writeText: () => Promise.reject(new Error('refused')) }],
])('copies a selection if %s, and the focus stays', async (_where, value) => {
  clipboard(value);
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')?.focus();
  let copied = '';
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect(await copyText('HARBOUR30')).toBe(true);
  expect(copied).toBe('HARBOUR30');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(document.querySelector('textarea')).toBeNull();
});

test('shows a message when copying fails', async () => {
  clipboard(undefined);
  expect(await copyText('HARBOUR30')).toBe(false);
});
