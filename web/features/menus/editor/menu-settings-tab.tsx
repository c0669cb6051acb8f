import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saysAnything } from '#core/guest-menu/menu-presence.ts';
import { guestLocales } from '#core/i18n/locale.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { upload } from '#web/lib/api/upload.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSaveShortcut } from '#web/ui/form/use-save-shortcut.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { FilePicker } from '#web/ui/picture/file-picker.tsx';
import { menuSettingsTexts as t } from './menu-settings.texts.ts';
import { menuQuery } from './saved-menu/editor-queries.ts';
import { otherMenuOf, useMenuSave } from './saved-menu/use-menu-save.ts';
import { languageNameTexts } from './texts/language-name.texts.ts';
import { dishPanelTexts } from './texts/menu-editor.texts.ts';
import { structureTexts } from './texts/structure.texts.ts';

type Texts = Pick<Menu, 'name' | 'description' | 'mainLanguage'>;
const textsOf = ({ name, description, mainLanguage }: Menu): Texts => ({ name, description, mainLanguage });
const isSame = (one: Texts, other: Texts): boolean =>
  one.name === other.name && one.description === other.description && one.mainLanguage === other.mainLanguage;

/** The logo is saved as soon as it is chosen; the texts with the button. */
export const MenuSettingsTab = ({ menu }: { menu: Menu }) => {
  const text = useText();
  const [base, setBase] = useState(menu);
  const [draft, setDraft] = useState(() => textsOf(menu));
  const [isEmpty, setEmpty] = useState(false);
  const save = useMenuSave(menu._id, (saved) => isSame(saved, base));
  const sendOnce = useSendOnce(save.mutate);
  const other = otherMenuOf(save.error);
  useUnsaved(!isSame(draft, base));

  const send = (revision: number) => {
    const isEnough = saysAnything({ ...menu, ...draft });
    setEmpty(!isEnough);
    if (!isEnough) return;
    void sendOnce({ ...draft, revision }, (saved) => {
      setBase(saved);
      // What was typed while it was being saved is kept.
      setDraft((now) => (isSame(now, draft) ? textsOf(saved) : now));
      showSuccess(text(t.saved));
    });
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    send(base.revision);
  };
  const logo = useLogo(menu);
  useSaveShortcut(() => submit());

  return (
    <Card className="max-w-2xl">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {other && (
          <ConflictNotice
            differences={[
              { label: text(t.name), mine: draft.name, theirs: other.name },
              { label: text(t.description), mine: draft.description, theirs: other.description },
              {
                label: text(t.mainLanguage),
                mine: text(languageNameTexts[draft.mainLanguage]),
                theirs: text(languageNameTexts[other.mainLanguage]),
              },
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
            dir="auto"
            value={draft.name}
            maxLength={limits.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field label={text(t.description)} optional>
          <TextArea
            dir="auto"
            value={draft.description}
            maxLength={limits.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
        </Field>
        <Field label={text(t.mainLanguage)} hint={text(t.mainLanguageHint)}>
          <Select
            options={guestLocales.map((language) => ({
              value: language,
              label: text(languageNameTexts[language]),
            }))}
            value={draft.mainLanguage}
            onValueChange={(mainLanguage) => setDraft({ ...draft, mainLanguage })}
          />
        </Field>
        <FilePicker
          label={text(t.logo)}
          shape="square"
          optional
          value={menu.logo}
          previewAlt={text(t.logoOf, { name: menu.name || text(menuNameTexts.unnamed) })}
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
      takeBackError('logo');
      showSuccess(text(t.saved));
    },
    onError: (error) => showError(sentence(error, t.failed), 'logo'),
    onSettled: () => setProgress(null),
  });
  return { progress, isAsking, ask, set: mutate, remove: () => mutateAsync(null) };
};
