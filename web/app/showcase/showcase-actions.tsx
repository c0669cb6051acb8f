import { ArrowRight, Eye, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { LanguageSwitch } from '#web/ui/action/language-switch.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseRow, ShowcaseSection } from './showcase-section.tsx';

export const ShowcaseActions = () => {
  const text = useText();
  return (
    <ShowcaseSection title={text(showcaseTexts.actions)}>
      <ShowcaseRow>
        <Button>{text(showcaseTexts.save)}</Button>
        <Button variant="secondary" icon={<Eye aria-hidden="true" className="size-4.5" />}>
          {text(showcaseTexts.preview)}
        </Button>
        <Button variant="ghost">{text(showcaseTexts.cancel)}</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" className="size-4.5" />}>
          {text(showcaseTexts.delete)}
        </Button>
      </ShowcaseRow>
      <ShowcaseRow>
        <Button loading>{text(showcaseTexts.saving)}</Button>
        <Button disabled>{text(showcaseTexts.disabled)}</Button>
        <Button variant="secondary" disabled>
          {text(showcaseTexts.disabled)}
        </Button>
        <Button size="small" variant="secondary" icon={<Plus aria-hidden="true" className="size-4" />}>
          {text(showcaseTexts.addDish)}
        </Button>
      </ShowcaseRow>
      <ShowcaseRow>
        <ButtonLink to="/signup" size="large" iconEnd={<FlipIcon icon={ArrowRight} className="size-5" />}>
          {text(showcaseTexts.startTrial)}
        </ButtonLink>
        <ButtonLink to="/demo" wholePage size="large" variant="ghost">
          {text(showcaseTexts.more)}
        </ButtonLink>
      </ShowcaseRow>
      <ShowcaseRow>
        <IconButton label={text(showcaseTexts.edit)} icon={<Pencil aria-hidden="true" />} />
        <IconButton label={text(showcaseTexts.delete)} icon={<Trash2 aria-hidden="true" />} tone="danger" />
        <IconButton
          label={text(showcaseTexts.more)}
          icon={<MoreHorizontal aria-hidden="true" />}
          tone="outlined"
        />
        <LanguageSwitch />
        <TextLink to="/pricing">{text(showcaseTexts.more)}</TextLink>
      </ShowcaseRow>
    </ShowcaseSection>
  );
};
