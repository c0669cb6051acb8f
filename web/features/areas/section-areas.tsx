import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Area, MenuAreas } from '#core/areas/areas.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { areasTexts as t } from './areas.texts.ts';

export const sectionAreasQuery = queryOptions({
  queryKey: ['section-areas'],
  queryFn: ({ signal }) => call('GET /areas/sections', { signal }),
});

type SectionAreasProps = {
  areas: readonly Area[];
  onChange: (change: Promise<unknown>) => Promise<void>;
};

/** Every section of every menu, with a choice of area; the menu that guests see first. */
export const SectionAreas = ({ areas, onChange }: SectionAreasProps) => {
  const text = useText();
  const { data, error, refetch } = useQuery(sectionAreasQuery);
  const menus = data?.toSorted((a, b) => Number(b.isActive) - Number(a.isActive)) ?? [];
  return (
    <section className="mt-6 border-line border-t pt-5">
      <h4 className="font-semibold">{text(t.sections)}</h4>
      <p className="mt-0.5 text-ink-2">{text(t.sectionsHint)}</p>
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {menus.map((menu) => (
        <div key={menu._id} className="mt-4">
          <h5 className="break-words font-medium text-ink-2">
            <Name>{menu.name || text(t.unnamedMenu)}</Name>
            {menu.isActive && ` · ${text(t.activeMenu)}`}
          </h5>
          <ul className="mt-2 flex flex-col gap-2">
            {menu.sections.map((section) => (
              <SectionArea key={section._id} section={section} areas={areas} onChange={onChange} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

/** Name and area share a line where both have space. */
const besideEachOther =
  'flex-row! flex-wrap items-center gap-x-3 *:min-w-0 *:flex-1 *:basis-32 [&>label]:break-words';

const SectionArea = ({
  section,
  areas,
  onChange,
}: SectionAreasProps & { section: MenuAreas['sections'][number] }) => {
  const known = areas.find(({ _id }) => _id === section.area) ?? areas[0];
  const choose = (area: string) =>
    void onChange(call('PUT /areas/sections/:id', { params: { id: section._id }, body: { area } }));
  return (
    <li>
      <Field label={<Name>{section.name}</Name>} className={besideEachOther}>
        <Select
          value={known?._id ?? null}
          onValueChange={choose}
          options={areas.map(({ _id, name }) => ({ value: _id, label: <Name>{name}</Name> }))}
        />
      </Field>
    </li>
  );
};
