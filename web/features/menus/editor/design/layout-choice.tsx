import { type LayoutStyle, layoutStyles } from '#core/menus/menu-style.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { layoutTexts, styleTexts } from '#web/lib/texts/style.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { PictureRadios } from './picture-radios.tsx';

const Line = ({ className }: { className: string }) => (
  <span className={classes('block h-1.5 rounded-full bg-line-strong/60', className)} />
);

/** Small drawings of the three pages, made of the menu's own colours. */
const drawings: Record<LayoutStyle, React.ReactNode> = {
  classic: [1, 2, 3].map((row) => (
    <span key={row} className="flex items-center gap-2 rounded-md bg-card p-1.5">
      <span className="flex flex-1 flex-col gap-1.5">
        <Line className="w-2/3" />
        <Line className="w-1/3 bg-primary!" />
      </span>
      <span className="size-5 rounded-md bg-accent sm:size-7" />
    </span>
  )),
  modern: (
    <span className="grid grid-cols-2 gap-1.5">
      {[1, 2, 3, 4].map((card) => (
        <span key={card} className="flex flex-col gap-1.5 rounded-md bg-card pb-1.5">
          <span className="h-8 rounded-t-md bg-accent" />
          <Line className="mx-1.5 w-1/2" />
          <Line className="mx-1.5 w-1/3 bg-primary!" />
        </span>
      ))}
    </span>
  ),
  minimal: [1, 2, 3, 4].map((row) => (
    <span key={row} className="flex justify-between border-line border-b py-2">
      <Line className="w-1/2" />
      <Line className="w-1/6 bg-primary!" />
    </span>
  )),
};

type LayoutChoiceProps = { layout: LayoutStyle; onChange: (layout: LayoutStyle) => void };

export const LayoutChoice = ({ layout, onChange }: LayoutChoiceProps) => {
  const text = useText();
  return (
    <PictureRadios<LayoutStyle>
      label={text(styleTexts.layout)}
      value={layout}
      onChange={onChange}
      className="grid grid-cols-3 gap-2.5"
      options={layoutStyles.map((id) => ({
        value: id,
        label: text(layoutTexts[id]),
        picture: (
          <span
            aria-hidden="true"
            className="flex h-32 flex-col justify-center gap-1.5 rounded-lg bg-quiet p-2"
          >
            {drawings[id]}
          </span>
        ),
      }))}
    />
  );
};
