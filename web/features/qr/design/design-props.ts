import type { CardDesign, PlannedCard } from '../card/card-design.ts';

/** What every group of fields works on: the design as typed, the card it makes, and a way to change it. */
export type DesignProps = {
  design: CardDesign;
  card: PlannedCard;
  onChange: (part: Partial<CardDesign>) => void;
};
