import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Right } from '#core/http/rights.ts';
import type { PersonAtStation, PersonTile } from '#core/staff/station-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { rightTexts } from '#web/lib/texts/right.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PersonDot } from '#web/ui/content/person-dot.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PinPad } from './pin-pad.tsx';
import { stationTexts as t } from './station.texts.ts';

type PinDialogProps = {
  people: readonly PersonTile[];
  /** The right that the signed-in person lacks; null when it is only the PIN that is missing. */
  missing: Right | null;
  /** Who is signed in and has to type the PIN again, unless a right is missing. */
  again: PersonTile | null;
  onClose: () => void;
  onRight: (person: PersonAtStation) => void;
};

/** Who are you, and your PIN. The call that needed it then continues by itself. */
export const PinDialog = ({ people, missing, again, onClose, onRight }: PinDialogProps) => {
  const text = useText();
  const onlyOne = people.length === 1 ? people[0] : null;
  const [chosen, setChosen] = useState<PersonTile | null>((missing ? null : again) ?? onlyOne ?? null);
  const whatIsMissing = missing && text(t.missing, { right: text(rightTexts[missing]) });
  const hint = whatIsMissing ?? (chosen ? again?._id === chosen._id && text(t.againHint) : text(t.whoHint));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closesOnOutsideClick={false}
      title={
        chosen ? (
          <span className="flex items-center gap-2.5">
            <PersonDot color={chosen.color} className="size-4" />
            <bdi className="min-w-0 break-words">{chosen.name}</bdi>
          </span>
        ) : (
          text(t.who)
        )
      }
      description={(people.length > 0 && hint) || undefined}
    >
      {people.length === 0 && <EmptyState icon={<UserRound />} title={text(t.noPeople)} />}
      {chosen ? (
        <>
          <PinPad key={chosen._id} person={chosen} onRight={onRight} />
          {people.length > 1 && (
            <p className="mt-3 text-center">
              <Button variant="ghost" onClick={() => setChosen(null)}>
                {text(t.other)}
              </Button>
            </p>
          )}
        </>
      ) : (
        <ul className="grid grid-cols-2 gap-2.5">
          {people.map((person, index) => (
            <li key={person._id}>
              <button
                type="button"
                // biome-ignore lint/a11y/noAutofocus: a dialog begins at what it asks, not at the button that closes it
                autoFocus={index === 0}
                onClick={() => setChosen(person)}
                className="flex min-h-16 w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3 text-start font-semibold text-lg transition-[border-color,scale] hover:border-line-strong active:scale-[0.99]"
              >
                <PersonDot color={person.color} className="size-5" />
                <span className="min-w-0 flex-1 break-words">
                  <bdi>{person.name}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
