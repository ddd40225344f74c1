import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in px, or any CSS length. */
  size?: number | string;
}

/** A line icon in the colour of its text; a decoration beside words that never replaces them. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill={name === 'star-filled' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
