import { Plus } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';

type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

/** Radix's second names for the size of what unfolds: the server would write them as a style, which the policy forbids. */
const withoutAliases = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

type AccordionProps = {
  items: readonly AccordionItem[];
  /** The level of its titles: one below the heading above it. */
  heading?: 'h2' | 'h3';
};

/** One item open at a time; the open one can be closed again. */
export const Accordion = ({ items, heading: Heading = 'h3' }: AccordionProps) => {
  const { direction } = useLocale();
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      dir={direction}
      className="divide-y divide-line border-line border-y"
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={item.id}>
          <RadixAccordion.Header asChild>
            <Heading>
              <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-lg py-3.5 text-start font-medium transition-colors hover:text-brand">
                {item.title}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-2 transition-[rotate] duration-(--calm) group-data-[state=open]:rotate-45"
                />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content
            style={withoutAliases}
            className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold"
          >
            <div className="pb-5 text-ink-2">{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
};
