import type { PersonColor } from '#core/staff/person-colors.ts';
import { classes } from '../classes.ts';

/** Full class names, because Tailwind finds them in the source. */
const styles: Record<PersonColor, string> = {
  teal: 'bg-[#0d9488]',
  blue: 'bg-[#2563eb]',
  violet: 'bg-[#7c3aed]',
  pink: 'bg-[#db2777]',
  red: 'bg-[#dc2626]',
  orange: 'bg-[#ea580c]',
  amber: 'bg-[#d99a06]',
  green: 'bg-[#16a34a]',
};

/** A person's colour; their name is beside it. */
export const PersonDot = ({ color, className }: { color: PersonColor; className?: string }) => (
  <span
    aria-hidden="true"
    className={classes('inline-block shrink-0 rounded-full', styles[color], className ?? 'size-3')}
  />
);
