/** One entry of a `dl` whose terms are above their details. */
export function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  );
}
