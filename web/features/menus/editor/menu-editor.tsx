import { Languages, LayoutList, Palette, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useBackCloses } from '#web/lib/back/use-back-closes.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { MessageDock } from '#web/ui/feedback/messages.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useLeave } from '#web/ui/overlay/unsaved-guard.tsx';
import { useMenuTheme } from './design/use-menu-theme.ts';
import { PhonePreview } from './phone-preview.tsx';
import { StructureTab } from './structure/structure-tab.tsx';
import { editorTexts as t } from './texts/editor.texts.ts';
import { useSpaceForPreview } from './use-space-for-preview.ts';

const waiting = (
  <SkeletonRegion>
    <Skeleton className="h-96 rounded-card" />
  </SkeletonRegion>
);
const DesignTab = lazyPart(async () => (await import('./design/design-tab.tsx')).DesignTab, waiting);
const LanguagesTab = lazyPart(
  async () => (await import('./languages/languages-tab.tsx')).LanguagesTab,
  waiting,
);
const MenuSettingsTab = lazyPart(
  async () => (await import('./menu-settings-tab.tsx')).MenuSettingsTab,
  waiting,
);

type EditorTab = 'structure' | 'design' | 'languages' | 'settings';
const firstTab: EditorTab = 'structure';

/** Four tabs, and beside them the page that guests see. `files` goes below the settings. */
export const MenuEditor = ({ menu, files }: { menu: Menu; files?: ReactNode }) => {
  const text = useText();
  const leave = useLeave();
  const hasSpace = useSpaceForPreview();
  const [tab, setTab] = useState<EditorTab>(firstTab);
  const show = (next: EditorTab) => leave(() => setTab(next));
  useBackCloses(tab !== firstTab, () => show(firstTab));
  const [tried, setTried] = useState<MenuStyle | null>(null);
  const [dishId, setDishId] = useState<string | null>(null);
  const [language, setLanguage] = useState<GuestLocale | null>(null);
  useMenuTheme(tried ?? menu);
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Tabs<EditorTab>
          label={text(t.tabs)}
          value={tab}
          onValueChange={show}
          mayRefuse
          shareWidth
          tabs={[
            {
              value: 'structure',
              label: text(t.structure),
              icon: <LayoutList aria-hidden="true" className="max-sm:hidden" />,
              content: <StructureTab menuId={menu._id} onDish={setDishId} />,
            },
            {
              value: 'design',
              label: text(t.design),
              icon: <Palette aria-hidden="true" className="max-sm:hidden" />,
              content: <DesignTab menu={menu} onTry={setTried} />,
            },
            {
              value: 'languages',
              label: text(t.languages),
              icon: <Languages aria-hidden="true" className="max-sm:hidden" />,
              content: <LanguagesTab menu={menu} onLanguage={setLanguage} onDish={setDishId} />,
            },
            {
              value: 'settings',
              label: text(t.settings),
              icon: <Settings aria-hidden="true" className="max-sm:hidden" />,
              content: (
                <>
                  <MenuSettingsTab menu={menu} />
                  {files}
                </>
              ),
            },
          ]}
        />
      </div>
      {/* At the foot: above, they would cover the buttons that save, which stay at the top. */}
      <div className="fixed start-4 bottom-4 z-20 flex w-104 max-w-[calc(100%-2rem)] flex-wrap gap-2 *:shadow-float empty:hidden">
        <MessageDock />
      </div>
      {hasSpace && (
        <PhonePreview menuId={menu._id} style={tried} saved={menu} dishId={dishId} language={language} />
      )}
    </div>
  );
};
