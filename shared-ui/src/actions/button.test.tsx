import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

describe('Button', () => {
  test('does not submit a form by default', () => {
    renderPart(<Button>Copy</Button>);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAttribute('type', 'button');
  });

  test('cannot be pressed while busy, keeps the focus and says that it is busy', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const ui = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Paying" onClick={onClick}>
          Pay £495
        </Button>
      </form>
    );
    const { rerender } = renderPart(ui(false));
    screen.getByRole('button').focus();
    rerender(ui(true));
    const button = screen.getByRole('button', { name: 'Paying' });
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is a link if it has a target', async () => {
    const { location } = renderPart(
      <ButtonLink to="/registration/attendee" icon="arrow-right">
        Register
      </ButtonLink>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(location()).toBe('/registration/attendee');
  });
});
