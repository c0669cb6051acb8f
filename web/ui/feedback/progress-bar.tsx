type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  value: number;
};

export const ProgressBar = ({ label, value }: ProgressBarProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-brand transition-[width] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
};
