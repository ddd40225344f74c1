import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing.tsx';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

const photo = new File(['…'], 'me.jpg', { type: 'image/jpeg' });

function show(props: Partial<PictureFieldProps> = {}) {
  const chosen: string[] = [];
  renderPart(
    <PictureField
      label="Photo"
      name="photo"
      hint="Up to 10 MB"
      accept={['image/jpeg', 'image/png']}
      action="Choose a photo"
      dropHint="or drop one here"
      onChoose={({ name }) => chosen.push(name)}
      {...props}
    />,
  );
  return { chosen, field: screen.getByLabelText(/^Photo/) };
}

test('is a file input with its label, hint and accepted types', () => {
  const { field } = show({ required: true });
  expect(field).toHaveAttribute('type', 'file');
  expect(field).toHaveAttribute('accept', 'image/jpeg,image/png');
  expect(field).toHaveAccessibleDescription('Up to 10 MB');
  expect(field).toBeRequired();
});

test('passes on the chosen file, even the same one twice', async () => {
  const { chosen, field } = show();
  await userEvent.upload(field, photo);
  await userEvent.upload(field, photo);
  expect(chosen).toEqual(['me.jpg', 'me.jpg']);
});

test('passes on any dropped file, and highlights the drop zone', () => {
  const { chosen, field } = show();
  const place = field.parentElement as HTMLElement;
  fireEvent.dragEnter(field);
  expect(place).toHaveAttribute('data-over');
  fireEvent.drop(field, { dataTransfer: { files: [new File(['x'], 'notes.txt')] } });
  expect(place).not.toHaveAttribute('data-over');
  fireEvent.drop(field, { dataTransfer: { files: [] } });
  expect(chosen).toEqual(['notes.txt']);
});

test('shows the progress', () => {
  show({ fileName: 'me.jpg', status: 'Sending your photo', sent: 0.25 });
  expect(screen.getByRole('status')).toHaveTextContent('Sending your photo');
  expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '0.25');
  expect(screen.getByText('me.jpg')).toBeVisible();
});

test('announces an error, and lets the visitor choose another file', () => {
  const { field } = show({ error: 'This file is no picture' });
  expect(screen.getByRole('alert')).toHaveTextContent('This file is no picture');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This file is no picture Up to 10 MB');
  expect(field).toBeEnabled();
});
