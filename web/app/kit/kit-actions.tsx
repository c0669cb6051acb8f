import { ArrowRight, Eye, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FlipIcon } from '#web/ui/flip-icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

export const KitActions = () => {
  const text = useText();
  return (
    <KitSection title={text(kitTexts.actions)}>
      <KitRow>
        <Button>{text(kitTexts.save)}</Button>
        <Button variant="secondary" icon={<Eye aria-hidden="true" className="size-4.5" />}>
          {text(kitTexts.preview)}
        </Button>
        <Button variant="ghost">{text(kitTexts.cancel)}</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" className="size-4.5" />}>
          {text(kitTexts.delete)}
        </Button>
      </KitRow>
      <KitRow>
        <Button loading>{text(kitTexts.saving)}</Button>
        <Button disabled>{text(kitTexts.disabled)}</Button>
        <Button variant="secondary" disabled>
          {text(kitTexts.disabled)}
        </Button>
        <Button size="small" variant="secondary" icon={<Plus aria-hidden="true" className="size-4" />}>
          {text(kitTexts.addDish)}
        </Button>
      </KitRow>
      <KitRow>
        <ButtonLink to="/signup" size="large" iconEnd={<FlipIcon icon={ArrowRight} className="size-5" />}>
          {text(kitTexts.startTrial)}
        </ButtonLink>
        <ButtonLink to="/demo" wholePage size="large" variant="ghost">
          {text(kitTexts.more)}
        </ButtonLink>
      </KitRow>
      <KitRow>
        <IconButton label={text(kitTexts.edit)} icon={<Pencil aria-hidden="true" />} />
        <IconButton label={text(kitTexts.delete)} icon={<Trash2 aria-hidden="true" />} tone="danger" />
        <IconButton
          label={text(kitTexts.more)}
          icon={<MoreHorizontal aria-hidden="true" />}
          tone="outlined"
        />
        <LanguageSwitch />
        <TextLink to="/pricing">{text(kitTexts.more)}</TextLink>
      </KitRow>
    </KitSection>
  );
};
