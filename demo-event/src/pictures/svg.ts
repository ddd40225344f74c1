/** A filled path. `extra` holds further attributes. */
export function filled(path: string, fill: string, extra = ''): string {
  return `<path d="${path}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** A line with round ends. */
export function drawn(path: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** A complete picture of this many units. */
export function picture(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** A path mirrored at the vertical line x = 200, in the middle of a portrait. Absolute M, L, C, Q and Z only. */
export function mirrored(path: string): string {
  let isX = true;
  return path.replace(/[MLCQZ]|-?\d+(\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? String(400 - Number(token)) : token;
    isX = !isX;
    return value;
  });
}
