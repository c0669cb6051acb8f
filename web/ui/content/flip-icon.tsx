import type { LucideIcon, LucideProps } from 'lucide-react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';

type FlipIconProps = LucideProps & { icon: LucideIcon };

/** An icon that points along the line: drawn for left-to-right, mirrored in Hebrew. */
export const FlipIcon = ({ icon: Icon, className, ...props }: FlipIconProps) => {
  const { direction } = useLocale();
  return (
    <Icon
      aria-hidden="true"
      className={classes(direction === 'rtl' && '-scale-x-100', className)}
      {...props}
    />
  );
};
