type PartHeadingProps = { title: string; hint?: string };

export const PartHeading = ({ title, hint }: PartHeadingProps) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    {hint && <p className="text-ink-2 text-sm">{hint}</p>}
  </div>
);
