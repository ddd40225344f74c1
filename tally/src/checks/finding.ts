/** The kinds of findings. Each names one way in which a record contradicts what was signed, promised or counted. */
export type FindingKind =
  | 'bad signature'
  | 'other rules'
  | 'other key'
  | 'other vote'
  | 'split view'
  | 'dropped'
  | 'altered'
  | 'inserted'
  | 'reordered'
  | 'truncated'
  | 'changed'
  | 'wrong count'
  | 'wrong totals'
  | 'bad exclusion'
  | 'bad opening'
  | 'swapped openings'
  | 'against the rules'
  | 'voted twice'
  | 'unsigned'
  | 'not closed'
  | 'wrong results'
  | 'ghost ballot'
  | 'not eligible'
  | 'wrong roll';

export interface Finding {
  kind: FindingKind;
  /** One sentence. */
  what: string;
}

/** A finding of a kind. */
export function found(kind: FindingKind, what: string): Finding {
  return { kind, what };
}

/** A list's first entries, so that a sentence stays one. */
export function someOf(entries: readonly (string | number)[]): string {
  const shown = entries.slice(0, 5).join(', ');
  return entries.length > 5 ? `${shown} and ${entries.length - 5} more` : shown;
}
