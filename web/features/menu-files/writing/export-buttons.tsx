import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { type ExportKind, exportMenu } from './export-menu.ts';
import { exportTexts as t } from './menu-export.texts.ts';

/** The two kinds of file that a menu is written as. */
export const ExportButtons = ({ menu }: { menu: Menu }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { locale } = useLocale();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: ExportKind) => exportMenu(menu, kind, locale),
    onSuccess: () => takeBackError('export-menu'),
    onError: (error) => showError(sentence(error, t.failed), 'export-menu'),
  });
  return (
    <>
      <Button
        variant="secondary"
        loading={isPending && variables === 'xlsx'}
        icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
        onClick={() => mutate('xlsx')}
      >
        {text(t.xlsx)}
      </Button>
      <Button
        variant="secondary"
        loading={isPending && variables === 'csv'}
        icon={<FileText aria-hidden="true" className="size-4.5" />}
        onClick={() => mutate('csv')}
      >
        {text(t.csv)}
      </Button>
    </>
  );
};
