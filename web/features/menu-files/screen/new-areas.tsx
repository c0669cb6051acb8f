import { useQuery } from '@tanstack/react-query';
import { canTakeOrders } from '#core/accounts/plans.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { areasQuery } from '#web/lib/query/evening-queries.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { areaNamesOf, type ImportDraft } from './import-draft.ts';
import { saveTexts as t } from './menu-import.texts.ts';

/** Which areas a table names that are not there yet: boards and printers follow areas, so none is added in silence. */
export const NewAreas = ({ draft }: { draft: ImportDraft }) => {
  const text = useText();
  const names = areaNamesOf(draft);
  const enabled = names.length > 0;
  const { data: known } = useQuery({ ...areasQuery, enabled });
  const { data: account } = useQuery({ ...sessionQuery, enabled });
  if (!known || !account || !canTakeOrders(account.plan)) return null;
  const isKnown = new Set(known.map(({ name }) => name.toLowerCase()));
  const added = names.filter((name) => !isKnown.has(name.toLowerCase()));
  return added.length > 0 && <Alert tone="info">{text(t.newAreas, { areas: added.join(', ') })}</Alert>;
};
