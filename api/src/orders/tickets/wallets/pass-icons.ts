import sharp from 'sharp';

/** Apple shows the icon in notifications, in these densities. */
const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;

/** The event's icon: the rising curve on the season's accent. */
export async function passIcons(accent: string): Promise<Record<string, Buffer>> {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="87" height="87"><rect width="32" height="32" fill="${accent}"/><path d="M5 24 12 16l5 4L27 8" fill="none" stroke="#fff" stroke-width="3"/></svg>`,
  );
  const drawn = Object.entries(icons).map(async ([name, side]) => {
    const png = await sharp(svg).resize(side, side).png().toBuffer();
    return [name, png] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
