import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing.tsx';
import { Lightbox } from './lightbox.tsx';

const pictures = ['The dock', 'The lock', 'The quay'].map((alt, at) => ({
  id: `p${at}`,
  src: `/p${at}.svg`,
  alt,
  width: 1200,
  height: 800,
}));

function Album() {
  const [shown, show] = useState<string | null>(null);
  return (
    <>
      {pictures.map(({ id, alt }) => (
        <button key={id} type="button" onClick={() => show(id)}>
          Open {alt}
        </button>
      ))}
      {shown !== null && (
        <Lightbox
          label="Opening day"
          pictures={pictures}
          shown={shown}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

async function open(alt: string) {
  renderPart(<Album />);
  await userEvent.click(screen.getByRole('button', { name: `Open ${alt}` }));
}

const shown = () => screen.getByRole('dialog', { name: 'Opening day' }).querySelector('img')?.alt;

test('shows the picture, its description and its number', async () => {
  await open('The lock');
  expect(shown()).toBe('The lock');
  expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 3: The lock');
});

test('navigates with the arrow keys, wrapping around, and with Home and End', async () => {
  await open('The lock');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('The quay');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('The dock');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('The quay');
  await userEvent.keyboard('{Home}');
  expect(shown()).toBe('The dock');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('The quay');
});

test('navigates with its buttons', async () => {
  await open('The dock');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('The lock');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toBe('The dock');
});

test('navigates by a swipe, but not by a tap, a scroll or two fingers', async () => {
  await open('The dock');
  const stage = screen.getByRole('dialog', { name: 'Opening day' });
  const swipe = (x: number, y: number, fingers = 1) => {
    const touches = Array.from({ length: fingers }, () => ({ clientX: 200, clientY: 200 }));
    fireEvent.touchStart(stage, { touches });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    return shown();
  };
  expect(swipe(-90, 8)).toBe('The lock');
  expect(swipe(90, -8)).toBe('The dock');
  expect(swipe(-10, 0)).toBe('The dock');
  expect(swipe(-60, 120)).toBe('The dock');
  expect(swipe(-90, 0, 2)).toBe('The dock');
});

test('Escape closes it and restores the focus', async () => {
  await open('The lock');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open The lock' })).toHaveFocus();
});
