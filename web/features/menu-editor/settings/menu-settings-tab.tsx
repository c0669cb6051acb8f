import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { structureTexts } from '#core/i18n/texts/dashboard.texts.ts';
import { dishPanelTexts, menuSettingsTexts as t } from '#core/i18n/texts/menu-editor.texts.ts';
import { limits } from '#core/kit/limits.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { upload } from '#web/lib/api/upload.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { showError, showSuccess } from '#web/ui/messages.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useUnsaved } from '#web/ui/unsaved-guard.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { menuQuery } from '../editor-queries.ts';
import { otherMenuOf, useMenuSave } from '../use-menu-save.ts';

type Texts = { name: string; description: string };
const textsOf = ({ name, description }: Menu): Texts => ({ name, description });
const isSame = (one: Texts, other: Texts): boolean =>
  one.name === other.name && one.description === other.description;

/** The logo is saved as soon as it is chosen; the texts with the button. */
export const MenuSettingsTab = ({ menu }: { menu: Menu }) => {
  const text = useText();
  const [base, setBase] = useState(menu);
  const [draft, setDraft] = useState(() => textsOf(menu));
  const [isEmpty, setEmpty] = useState(false);
  const save = useMenuSave(menu._id, (saved) => isSame(saved, base));
  const other = otherMenuOf(save.error);
  useUnsaved(!isSame(draft, base));

  const send = (revision: number) => {
    // A logo or a design on the menu is enough; what may not be sent is nothing at all.
    const hasNothing = !draft.name.trim() && !draft.description.trim();
    setEmpty(hasNothing);
    if (hasNothing || save.isPending) return;
    save.mutate(
      { ...draft, revision },
      {
        onSuccess: (saved) => {
          setBase(saved);
          setDraft(textsOf(saved));
          showSuccess(text(t.saved));
        },
      },
    );
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    send(base.revision);
  };
  const logo = useLogo(menu);
  useSaveKey(() => submit());

  return (
    <Card className="max-w-2xl">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {other && (
          <ConflictNotice
            differences={[
              { label: text(t.name), mine: draft.name, theirs: other.name },
              { label: text(t.description), mine: draft.description, theirs: other.description },
            ].filter(({ mine, theirs }) => mine !== theirs)}
            saving={save.isPending}
            onKeepMine={() => send(other.revision)}
            onTakeTheirs={() => {
              setBase(other);
              setDraft(textsOf(other));
              save.reset();
            }}
          />
        )}
        {isEmpty && <Alert>{text(t.atLeastOne)}</Alert>}
        {save.isError && !other && <Alert title={text(t.failed)}>{text(dishPanelTexts.kept)}</Alert>}
        <Field label={text(t.name)}>
          <TextInput
            value={draft.name}
            maxLength={limits.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field label={text(t.description)} optional>
          <TextArea
            value={draft.description}
            maxLength={limits.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
        </Field>
        <FilePicker
          label={text(t.logo)}
          shape="square"
          optional
          value={menu.logo}
          previewAlt={text(t.logoOf, { name: menu.name })}
          uploadProgress={logo.progress}
          onPick={({ dataUrl }) => logo.set(dataUrl)}
          onRemove={() => logo.ask(true)}
        />
        <Button type="submit" className="self-start" loading={save.isPending}>
          {text(t.save)}
        </Button>
      </form>
      <ConfirmDialog
        open={logo.isAsking}
        onOpenChange={logo.ask}
        title={text(t.deleteLogoQuestion)}
        confirmLabel={text(structureTexts.delete)}
        cancelLabel={text(structureTexts.cancel)}
        destructive
        onConfirm={logo.remove}
      />
    </Card>
  );
};

const useLogo = (menu: Menu) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [isAsking, ask] = useState(false);
  const params = { menuId: menu._id };
  const { mutate, mutateAsync } = useMutation({
    mutationFn: (logo: string | null) =>
      logo
        ? upload('PUT /menus/:menuId/logo', { params, body: { logo } }, setProgress)
        : call('PUT /menus/:menuId/logo', { params, body: { logo } }),
    onSuccess: (answer) => {
      const { logo, revision } = answer.menu;
      client.setQueryData(
        menuQuery(menu._id).queryKey,
        (known: Menu | undefined) => known && { ...known, logo, revision },
      );
      showSuccess(text(t.saved));
    },
    onError: (error) => showError(sentence(error, t.failed)),
    onSettled: () => setProgress(null),
  });
  return { progress, isAsking, ask, set: mutate, remove: () => mutateAsync(null) };
};
