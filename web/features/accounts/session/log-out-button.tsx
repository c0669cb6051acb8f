import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useLeaveAccount } from '#web/lib/query/use-leave-account.ts';
import { sessionTexts as t } from '#web/lib/texts/session.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';

export const LogOutButton = () => {
  const text = useText();
  const leave = useLeaveAccount();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /users/logout'),
    onError: () => showError(text(t.logOutFailed), 'log-out'),
    onSuccess: () => {
      takeBackError('log-out');
      return leave();
    },
  });
  return (
    <Button
      variant="ghost"
      className="px-3!"
      loading={isPending}
      icon={<FlipIcon icon={LogOut} className="size-5" />}
      onClick={() => mutate()}
    >
      <span className="max-sm:sr-only">{text(t.logOut)}</span>
    </Button>
  );
};
