/** A sentence in which a number keeps its own direction: the digits of "116 123" change places in Arabic otherwise. */
export function LtrText({ template, value }: { template: string; value: string }) {
  const [before = '', ...after] = template.split(value);
  return (
    <span>
      {before}
      <bdi dir="ltr">{value}</bdi>
      {after.join(value)}
    </span>
  );
}
