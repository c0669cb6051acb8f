import { useEffect, useState } from 'react';
import { type CartLine, cartLineFor } from '#core/orders/cart/cart.ts';
import {
  type ChangeGroup,
  type Choices,
  chooseTimes,
  listChoiceProblems,
  noChoices,
  toggleOption,
} from '#core/orders/lines/choices.ts';
import { piecePrice } from '#core/orders/lines/order-pricing.ts';
import { timesAgorot } from '#core/values/money.ts';
import type { GuestDish } from '../guest-menu/guest-menu.ts';

const sizeErrorMs = 10_000;

/** The choices for one dish: size, options, note and quantity, and what is still missing after an attempt to add it. */
export const useDishChoice = (dish: GuestDish) => {
  const [choices, setChoices] = useState<Choices>(noChoices);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const [isAllergyNote, setAllergyNote] = useState(false);
  const [tried, setTried] = useState(false);
  const [sizeErrorSince, setSizeErrorSince] = useState(0);

  useEffect(() => {
    if (!sizeErrorSince) return;
    const timer = setTimeout(() => setSizeErrorSince(0), sizeErrorMs);
    return () => clearTimeout(timer);
  }, [sizeErrorSince]);

  const problems = listChoiceProblems(dish, choices);
  /** The groups that keep the dish from being ordered, in order; including one whose options changed meanwhile. */
  const missing = problems.flatMap((problem) => (tried && 'groupName' in problem ? problem.groupName : []));

  return {
    choices,
    quantity,
    note,
    setQuantity,
    setNote,
    isAllergyNote,
    setAllergyNote,
    total: timesAgorot(piecePrice(dish, choices), quantity),
    price: piecePrice(dish, { size: choices.size, customizations: [] }),
    hasSizeError: sizeErrorSince > 0 && choices.size === null,
    missing,
    chooseSize: (size: string) => setChoices((current) => ({ ...current, size })),
    toggle: (group: ChangeGroup, optionName: string) =>
      setChoices((current) => toggleOption(current, group, optionName)),
    chooseTimes: (group: ChangeGroup, optionName: string, times: number) =>
      setChoices((current) => chooseTimes(current, group, optionName, times)),
    /** The line for the cart; or null, and errors are shown. */
    finish: (): CartLine | null => {
      const line = cartLineFor(dish, choices, quantity, note, isAllergyNote);
      if (line) return line;
      setTried(true);
      if (choices.size === null && dish.sizes.length > 0) setSizeErrorSince(Date.now());
      return null;
    },
  };
};
