import { Button, type ButtonProps } from '../actions/button.tsx';
import { Stack, type StackProps } from '../layout/stack.tsx';
import { Notice } from './notice.tsx';

export interface ActionButtonProps extends Omit<ButtonProps, 'busy'> {
  /** What the button does: whether that is in progress, and why it failed. */
  action: { busy: boolean; error: { message: string } | null };
  align?: StackProps['align'];
}

/** A button, and the reason below it when its action has failed. */
export function ActionButton({ action: { busy, error }, align = 'start', ...button }: ActionButtonProps) {
  return (
    <Stack gap={2} align={align}>
      <Button {...button} busy={busy} />
      {error && (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      )}
    </Stack>
  );
}
