import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './file-button.tsx';

test('the same file can be chosen again after a correction', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  render(
    <FileButton label="File to import" accept=".csv" onChoose={onChoose}>
      Choose a file
    </FileButton>,
  );
  const file = new File(['id'], 'halls.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('File to import'), file);
  await user.upload(screen.getByLabelText('File to import'), file);
  expect(onChoose.mock.calls).toEqual([[file], [file]]);
});
