/** One entry of a `dl` whose terms stand above what they are about. */
export function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  );
}
