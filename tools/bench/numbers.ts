/** The middle value; with an even count, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** A table with columns of equal width and numbers to the right; the first row is the head. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_head, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
}

/** The slope of the line that fits the values best, for each step; NaN with fewer than two values. */
export function getSlope(values: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [middle, average] = [(values.length - 1) / 2, mean(values)];
  const shared = values.reduce((sum, value, at) => sum + (at - middle) * (value - average), 0);
  return shared / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
}
