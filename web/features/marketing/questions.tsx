import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { faqTexts as t } from './marketing.texts.ts';

export const Questions = () => {
  const text = useText();
  const cost = (
    <>
      {text(t.costA)} <TextLink to="/pricing">{text(t.costLink)}</TextLink>
    </>
  );
  return (
    <Accordion
      items={[
        { id: 'what', title: text(t.whatQ), content: text(t.whatA) },
        { id: 'cost', title: text(t.costQ), content: cost },
        { id: 'app', title: text(t.appQ), content: text(t.appA) },
        { id: 'time', title: text(t.timeQ), content: text(t.timeA) },
        { id: 'design', title: text(t.designQ), content: text(t.designA) },
        { id: 'help', title: text(t.helpQ), content: text(t.helpA) },
        { id: 'edit', title: text(t.editQ), content: text(t.editA) },
        { id: 'trial', title: text(t.trialQ), content: text(t.trialA) },
      ]}
    />
  );
};
