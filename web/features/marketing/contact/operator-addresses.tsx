import { useSite } from '#web/lib/site/site-info.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { classes } from '#web/ui/classes.ts';
import { phoneAddress } from './phone-address.ts';

/** The operator's phone and mail address, as far as they are set. */
export const OperatorAddresses = ({ className }: { className?: string }) => {
  const { email, phone } = useSite().contact;
  if (!email && !phone) return null;
  return (
    <p className={classes('flex flex-wrap gap-x-5 gap-y-1', className)}>
      {phone && (
        <TextLink to={phoneAddress(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
      {email && (
        <TextLink to={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </TextLink>
      )}
    </p>
  );
};
