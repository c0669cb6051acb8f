import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type Cart, cartLineFor, cartTotal, emptyCart, requestedLine } from '#core/orders/cart/cart.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { toShekels } from '#core/values/money.ts';
import { phoneOrLandline } from '#core/values/phones.ts';
import { call } from '#web/lib/api/call.ts';
import { makeToken } from '#web/lib/api/make-token.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { findDish, type StaffMenu, staffMenuQuery, toStaffMenu } from '../dish-choice/staff-menu.ts';
import { staffOrderTexts as t } from './staff-order.texts.ts';

const route = 'POST /orders/staff';

/** Each line at the menu's current price; lines that are no longer possible are dropped. */
const onMenu = (cart: Cart, { sections }: StaffMenu): Cart =>
  cart.flatMap((line) => {
    const dish = findDish(sections, line.realDishId);
    const { size, customizations, quantity, note, isAllergyNote } = requestedLine(line);
    return (dish && cartLineFor(dish, { size, customizations }, quantity, note, isAllergyNote)) ?? [];
  });

/** The order so far, for whom, and sending it. */
export const useStaffOrder = (ownerId: string, onDone: (order: ManagedOrder) => void) => {
  const text = useText();
  const sentence = useErrorSentence();
  const query = useQuery(staffMenuQuery(ownerId));
  const menu = useMemo(() => query.data && toStaffMenu(query.data), [query.data]);
  const [cart, setCart] = useState<Cart>(emptyCart);
  const [table, setTable] = useState<number | null>(null);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [phoneProblem, setPhoneProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const busy = useRef(false);
  /** The same order carries the same token, however often it is sent; another one carries another. */
  const attempt = useRef({ content: '', token: '' });

  const tokenFor = (content: string): string => {
    if (attempt.current.content !== content) attempt.current = { content, token: makeToken() };
    return attempt.current.token;
  };

  const finish = (order: ManagedOrder) => {
    onDone(order);
    showSuccess(text(t.sent, { number: order.displayOrderNumber }));
  };

  const explain = async (error: unknown): Promise<void> => {
    const problems = refusalDetails(error, route, 'order_refused')?.problems;
    if (!problems && !refusalDetails(error, route, 'price_changed')) {
      setFailure(sentence(error, t.failed));
      return;
    }
    const names = new Set(problems?.map(({ line }) => cart[line]?.name ?? ''));
    const fresh = await query.refetch();
    if (fresh.data) setCart(onMenu(cart, toStaffMenu(fresh.data)));
    setFailure(names.size > 0 ? text(t.refused, { dishes: [...names].join(', ') }) : text(t.priceChanged));
  };

  const send = async (): Promise<void> => {
    const order = {
      customerName: name.trim(),
      phone: phone.trim(),
      tableNumber: table,
      dishes: cart.map(requestedLine).map(({ size, customizations, ...line }) => ({
        ...line,
        size: size === null ? null : { name: size },
        customizations: [...customizations],
      })),
      totalPrice: toShekels(cartTotal(cart)),
    };
    try {
      const body = { ...order, clientOrderToken: tokenFor(JSON.stringify(order)) };
      finish(await withPin(() => call(route, { body })));
    } catch (error) {
      // It had arrived, and only the answer was lost.
      const arrived = refusalDetails(error, route, 'duplicate_order')?.order;
      if (arrived) finish(arrived);
      else await explain(error);
    }
  };

  return {
    menu,
    menuFailed: Boolean(query.error) && !menu,
    readMenu: () => void query.refetch(),
    cart,
    setCart,
    table,
    setTable,
    name,
    setName,
    phone,
    setPhone: (typed: string) => {
      setPhoneProblem('');
      setPhone(typed);
    },
    phoneProblem,
    failure,
    working,
    send: async () => {
      const isPhone = phone.trim() === '' || phoneOrLandline.test(phone.trim());
      setPhoneProblem(isPhone ? '' : text(t.phoneInvalid));
      if (!isPhone || busy.current || cart.length === 0) return;
      busy.current = true;
      setWorking(true);
      setFailure('');
      await send();
      busy.current = false;
      setWorking(false);
    },
  };
};
