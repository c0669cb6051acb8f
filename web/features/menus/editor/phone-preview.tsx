import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isPreviewReady, type PreviewMessage } from '#core/guest-menu/preview-messages.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import {
  type DishesOfSection,
  menuDishesQuery,
  previewQuery,
  sectionsQuery,
} from './saved-menu/editor-queries.ts';
import { isLargeMenu } from './saved-menu/large-menu.ts';
import { showDish } from './show-dish.ts';
import { editorTexts as t } from './texts/editor.texts.ts';

type PhonePreviewProps = {
  menuId: string;
  /** The design as it is being tried, before it is saved. */
  style: MenuStyle | null;
  saved: MenuStyle;
  /** What is being edited: the page scrolls to it. */
  dishId: string | null;
  /** The language that is being translated; without one, the owner's. */
  language: GuestLocale | null;
};

/** How many dishes come before it on the page; null for one that is not there yet. */
const placeOf = (dishId: string, sections: readonly Section[], groups: readonly DishesOfSection[]) => {
  const ofSection = new Map(groups.map(({ sectionId, dishes }) => [sectionId, dishes]));
  const place = sections
    .flatMap(({ _id }) => ofSection.get(_id) ?? [])
    .findIndex(({ _id }) => _id === dishId);
  return place < 0 ? null : place;
};

/** The guest's page itself in a frame: it follows every save, the design while it is tried, and the dish being edited. */
export const PhonePreview = ({ menuId, style, saved, dishId, language }: PhonePreviewProps) => {
  const text = useText();
  const client = useQueryClient();
  const [isRequested, setRequested] = useState(false);
  /** The language of the page in the frame, once it listens. */
  const [shown, setShown] = useState<GuestLocale | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const post = useCallback(
    (message: PreviewMessage) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  );

  const { primaryColor, layoutStyle, fontStyle } = style ?? saved;
  const current = useMemo(
    (): MenuStyle => ({ primaryColor, layoutStyle, fontStyle }),
    [primaryColor, layoutStyle, fontStyle],
  );
  useEffect(() => {
    post({ to: 'menu-preview', style: current });
  }, [current, post]);
  const { data: sections } = useQuery(sectionsQuery(menuId));
  const { data: groups } = useQuery(menuDishesQuery(menuId));
  const { data: menu } = useQuery(previewQuery(menuId, shown));
  const showMenu = useCallback(() => menu && post({ to: 'menu-preview', menu }), [menu, post]);
  useEffect(() => void showMenu(), [showMenu]);
  const place = dishId && sections && groups ? placeOf(dishId, sections, groups) : null;
  const showPlace = useCallback(() => {
    const page = frame.current?.contentWindow;
    if (page && place !== null) showDish(page, place);
  }, [place]);
  useEffect(showPlace, [showPlace]);
  useEffect(() => {
    // The page is hydrated some time after it has loaded; only then does it listen.
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isPreviewReady(data)) return;
      post({ to: 'menu-preview', style: current });
      if (data.language === shown) showMenu();
      else setShown(data.language);
      showPlace();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [current, shown, showMenu, showPlace, post]);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries(previewQuery(menuId, shown));
      }),
    [client, menuId, shown],
  );

  // The list comes first; a long menu is not drawn a second time beside it unless the owner asks.
  const isVisible = groups !== undefined && (isRequested || !isLargeMenu(groups));

  return (
    <section aria-label={text(t.preview)} className="sticky top-4 flex flex-col gap-2">
      <h2 className="font-medium text-ink-2 text-sm">{text(t.preview)}</h2>
      <div className="grid h-[41rem] w-[18.75rem] overflow-hidden rounded-[2.25rem] border-8 border-ink bg-card shadow-float">
        {groups && !isVisible && (
          <div className="flex flex-col items-center gap-4 self-center px-6 text-center text-ink-2">
            <Smartphone aria-hidden="true" className="size-8 text-brand" />
            <p className="text-balance">{text(t.largePreview)}</p>
            <Button variant="secondary" onClick={() => setRequested(true)}>
              {text(t.showPreview)}
            </Button>
          </div>
        )}
        {isVisible && (
          <iframe
            ref={frame}
            src={`/menu-preview/${menuId}${language ? `?lang=${language}` : ''}`}
            title={text(t.previewFrame)}
            className="block h-[54.25rem] w-[24rem] border-0"
            // A phone's width, made to fit: transforms would need a side to start from.
            style={{ zoom: 0.74 }}
          />
        )}
      </div>
    </section>
  );
};
