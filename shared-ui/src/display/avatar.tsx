import { pictureVariant } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import { getInitial } from '@summit/contract/words/count-characters';
import * as styles from './avatar.module.css';

export interface AvatarProps {
  /** The name of the person; read out unless `decorative`. */
  name: string;
  src?: string | null;
  /** Side in px. */
  size?: number;
  /** Whether the name is shown beside it, so that it need not be read out. */
  decorative?: boolean;
}

/** A round portrait of reserved size, or the initials where there is no picture. */
export function Avatar({ name, src, size = limits.avatar, decorative = false }: AvatarProps) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.36) };
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={styles.portrait} style={style} {...spoken}>
      {src ? (
        <img
          src={getThumbnail(src, size)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        getInitials(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last name. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => getInitial(word ?? ''))
    .join('')
    .toUpperCase();
}

/** A photograph in the size of its place, sharp on dense screens too; drawings are small already. */
export function getThumbnail(src: string, size: number): string {
  return src.endsWith('.svg') ? src : pictureVariant(src, size > limits.avatar ? 320 : 100, 'webp');
}
