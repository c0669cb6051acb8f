import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import { buildAccount, buildShift, ownerId } from '#web/testing/build-account.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { buildVisit } from '#web/testing/build-visit.ts';
import { answerLater, type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ShiftBadge, ShiftControl } from './shift-control.tsx';

const ownAccount = buildAccount();
const open = buildShift({ endTime: '2025-03-09T16:00:00.000Z' });
const hasActive = 'GET /services/user/:userId/has-active';
const verify = 'POST /users/verify-password';
const check = 'GET /services/check-unfinished-orders/:userId';
const keep = 'PUT /services/:serviceId/preflight';
const closing = 'GET /services/closing';
const right = { verifiedUntil: '2025-03-09T16:05:00.000Z' };

/** What the dialog asks for when it opens is no step of it. */
const stepsOf = (server: FakeServer) => server.routes().filter((route) => route !== closing);

type Options = {
  isOpen: boolean;
  unfinished?: { _id: string; displayOrderNumber: number }[];
  account?: Account;
  found?: PreflightFindings | null;
};

const atTheDoor = async (
  { isOpen, unfinished = [], account = ownAccount, found = null }: Options,
  prepare: (server: FakeServer) => void = () => {},
) => {
  const server = fakeServer();
  server.reply(hasActive, { hasActiveService: isOpen, service: isOpen ? open : null, isWatched: true });
  server.reply(verify, right);
  server.reply(check, { hasUnfinishedOrders: false });
  server.reply(closing, { unpaid: { visits: [], orders: [] }, cash: { expected: 950.5 } });
  prepare(server);
  const onChanged = vi.fn();
  const Door = () => {
    const [starting, setStarting] = useState<{ found: PreflightFindings | null } | null>(null);
    return (
      <>
        <ShiftBadge account={account} />
        <ShiftControl
          account={account}
          unfinished={unfinished}
          onChanged={onChanged}
          onStart={() => setStarting({ found })}
          starting={starting}
          onStartClosed={() => setStarting(null)}
        />
      </>
    );
  };
  const screen = renderScreen(<Door />, { locale: 'he' });
  const { user, findByRole } = screen;
  const action = isOpen ? 'סיום משמרת' : 'התחלת משמרת';
  await user.click(await findByRole('button', { name: action }));
  const dialog = within(await findByRole('dialog'));
  return {
    ...screen,
    server,
    onChanged,
    dialog,
    confirm: async (password = 'secret-1', button = action) => {
      if (password) await user.write(dialog.getByLabelText(/סיסמת החשבון/), password);
      await user.click(dialog.getByRole('button', { name: button }));
    },
    alert: async () => (await dialog.findByRole('alert')).textContent,
  };
};

describe('opening the restaurant', () => {
  it('is confirmed with the password, told, and seen at once', async () => {
    const { confirm, server, onChanged, findByText, queryByRole, getByText } = await atTheDoor({
      isOpen: false,
      found: { sound: 'ok', battery: 'unknown' },
    });
    server.reply(keep, {});
    expect(getByText('מסעדה סגורה')).toBeTruthy();
    server.reply('POST /services/start', () => {
      server.reply(hasActive, { hasActiveService: true, service: open, isWatched: true });
      return open;
    });
    await confirm();
    expect(await findByText('המשמרת התחילה בהצלחה')).toBeTruthy();
    expect(await findByText('משמרת פעילה')).toBeTruthy();
    expect(queryByRole('dialog')).toBeNull();
    expect(onChanged).toHaveBeenCalledTimes(1);
    // What the pre-flight found before stands with the shift that has started.
    expect(server.calls(keep)).toMatchObject([
      { params: { serviceId: open._id }, body: { results: { sound: 'ok', battery: 'unknown' } } },
    ]);
    expect(server.calls(verify)[0]?.body).toEqual({ password: 'secret-1' });
    expect(server.calls('POST /services/start')[0]?.body).toMatchObject({
      owner: ownerId,
      restaurantName: 'Harbour',
      activeMenu: ownAccount.activeMenu,
    });
  });

  it('begins at the password', async () => {
    const { dialog } = await atTheDoor({ isOpen: false });
    expect(document.activeElement).toBe(dialog.getByLabelText(/סיסמת החשבון/));
  });

  it('asks nothing of the server without a password', async () => {
    const { confirm, alert, server } = await atTheDoor({ isOpen: false });
    await confirm('');
    expect(await alert()).toBe('לא הוזנה סיסמה.');
    expect(server.calls(verify)).toEqual([]);
  });

  it('stays shut with a wrong password, and the dialog is still there for the right one', async () => {
    const { confirm, alert, server, dialog } = await atTheDoor({ isOpen: false }, (prepared) =>
      prepared.reply(verify, refuse('wrong_password')),
    );
    await confirm();
    expect(await alert()).toContain('סיסמה שגויה');
    expect(server.calls('POST /services/start')).toEqual([]);
    expect((dialog.getByLabelText(/סיסמת החשבון/) as HTMLInputElement).value).toBe('secret-1');
  });

  it.each([
    ['its own words', refuse('internal'), 'שגיאה בהתחלת המשמרת'],
    ['the words of the server', refuse('no_active_menu_to_open', 'אין תפריט פעיל'), 'אין תפריט פעיל'],
    ['word of the lost line', noLine, 'אין חיבור לשרת. בדקו את האינטרנט ונסו שוב.'],
  ])('says with %s that it could not start', async (_, answer, sentence) => {
    const { confirm, alert, onChanged } = await atTheDoor({ isOpen: false }, (prepared) =>
      prepared.reply('POST /services/start', answer),
    );
    await confirm();
    expect(await alert()).toBe(sentence);
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('tells a password that could not be checked from a wrong one', async () => {
    const { confirm, alert } = await atTheDoor({ isOpen: false }, (prepared) =>
      prepared.reply(verify, refuse('internal')),
    );
    await confirm();
    expect(await alert()).toBe('Server errorשגיאת שרת. נסו שוב.');
  });
});

describe('closing the restaurant', () => {
  it('checks for unfinished orders first, then ends the shift that is open and leads to its report', async () => {
    const { confirm, server, findByRole, onChanged, user, queryByRole } = await atTheDoor({
      isOpen: true,
    });
    server.reply('POST /services/end', { ...open, endTime: '2025-03-09T20:00:00.000Z' });
    await confirm();
    const over = within(await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' }));
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(over.getByRole('link', { name: 'לדוח המשמרת' }).getAttribute('href')).toBe(
      `/dashboard/reports/shifts/${open._id}`,
    );
    await user.click(over.getByRole('button', { name: 'להישאר בלוח' }));
    expect(queryByRole('dialog')).toBeNull();
    expect(stepsOf(server).slice(1, 4)).toEqual([verify, check, 'POST /services/end']);
    expect(server.calls('POST /services/end')[0]?.body).toMatchObject({ id: open._id, userId: ownerId });
  });

  it('on a station leads back to the board, which is all that it has', async () => {
    const station = { name: 'Kitchen', people: [], person: null };
    const { dialog, user, server, findByText, queryByRole } = await atTheDoor({
      isOpen: true,
      account: buildAccount({ station }),
    });
    server.reply('POST /services/end', open);
    await user.click(dialog.getByRole('button', { name: 'סיום משמרת' }));
    expect(await findByText('המשמרת הסתיימה בהצלחה')).toBeTruthy();
    expect(queryByRole('dialog')).toBeNull();
    expect(queryByRole('link')).toBeNull();
  });

  it('is refused before it is tried while the board shows unfinished orders, which are named', async () => {
    const { dialog } = await atTheDoor({ isOpen: true, unfinished: [{ _id: '1', displayOrderNumber: 12 }] });
    expect(dialog.getByText('ישנן הזמנות לא סגורות. יש לסיים את כולן לפני סיום המשמרת.')).toBeTruthy();
    expect(dialog.getByRole('listitem').textContent).toBe('#12');
  });

  describe('with orders left open', () => {
    const left = [12, 14].map((displayOrderNumber) => ({
      _id: `${displayOrderNumber}`.padStart(24, '0'),
      displayOrderNumber,
    }));
    const closed = 'POST /orders/close';
    const ids = left.map(({ _id }) => _id);
    const withOrdersLeft = () =>
      atTheDoor({ isOpen: true, unfinished: left }, (prepared) => {
        prepared.reply(closed, {});
        prepared.reply('POST /services/end', open);
      });

    it('asks first what becomes of them', async () => {
      const { confirm, dialog, server } = await withOrdersLeft();
      await confirm();
      expect(await dialog.findByText(/בחרו אם לסיים או לבטל אותן/)).toBeTruthy();
      expect(server.calls(closed)).toEqual([]);
    });

    it('finishes all of them in one call, then ends', async () => {
      const { confirm, dialog, user, server, findByRole } = await withOrdersLeft();
      await user.click(dialog.getByRole('radio', { name: /לסיים את כולן/ }));
      await user.write(dialog.getByLabelText(/סיבה ליומן/), 'סוף ערב');
      await confirm('secret-1', 'סיום ההזמנות והמשמרת');
      await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' });
      expect(server.calls(closed).map(({ body }) => body)).toEqual([
        { orders: ids, how: 'finish', reason: 'סוף ערב' },
      ]);
      expect(stepsOf(server).slice(1, 5)).toEqual([verify, closed, check, 'POST /services/end']);
    });

    it('names the allergy notes that finishing would approve unread, and sends that they were seen', async () => {
      const { confirm, dialog, user, server, findByRole } = await withOrdersLeft();
      const notes = [{ dish: 'פאד תאי', note: 'בוטנים' }];
      server.reply(closed, refuse('allergy_unconfirmed', '', { notes }));
      await user.click(dialog.getByRole('radio', { name: /לסיים את כולן/ }));
      await confirm('secret-1', 'סיום ההזמנות והמשמרת');
      const alert = await dialog.findByText('בוטנים — פאד תאי');
      expect(alert.closest('[role=alert]')?.textContent).toContain('אלרגיה');
      expect(server.calls('POST /services/end')).toEqual([]);
      server.reply(closed, {});
      await confirm('', 'ראיתי, סיום ההזמנות והמשמרת');
      await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' });
      expect(server.calls(closed).map(({ body }) => body)).toEqual([
        { orders: ids, how: 'finish', reason: '' },
        { orders: ids, how: 'finish', reason: '', allergySeen: true },
      ]);
    });

    it('cancels all of them with one reason, which may be another than those listed', async () => {
      const { confirm, dialog, user, server, findByRole } = await withOrdersLeft();
      await user.click(dialog.getByRole('radio', { name: /לבטל את כולן/ }));
      await user.click(dialog.getByRole('radio', { name: 'סיבה אחרת' }));
      await confirm('secret-1', 'ביטול ההזמנות וסיום המשמרת');
      expect(await dialog.findByText('כתבו למה ההזמנות מתבטלות.')).toBeTruthy();
      await user.write(dialog.getByLabelText(/כפי שהלקוחות יקראו/), 'הפסקת חשמל');
      await confirm('', 'ביטול ההזמנות וסיום המשמרת');
      await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' });
      expect(server.calls(closed).map(({ body }) => body)).toEqual([
        { orders: ids, how: 'cancel', reason: 'הפסקת חשמל' },
      ]);
    });

    it('says that none was closed, and sends the same again', async () => {
      const { confirm, dialog, user, server, findByRole } = await withOrdersLeft();
      server.reply(closed, refuse('internal'));
      await user.click(dialog.getByRole('radio', { name: /לסיים את כולן/ }));
      await confirm('secret-1', 'סיום ההזמנות והמשמרת');
      expect(await dialog.findByText('ההזמנות לא נסגרו, אף אחת מהן. נסו שוב.')).toBeTruthy();
      expect(server.calls('POST /services/end')).toEqual([]);
      server.reply(closed, {});
      await confirm('', 'סיום ההזמנות והמשמרת');
      await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' });
    });
  });

  it('is refused by the check', async () => {
    const { confirm, dialog, server } = await atTheDoor({ isOpen: true }, (prepared) =>
      prepared.reply(check, { hasUnfinishedOrders: true }),
    );
    await confirm();
    expect(await dialog.findByText(/ישנן הזמנות לא סגורות/)).toBeTruthy();
    expect(server.calls('POST /services/end')).toEqual([]);
  });

  it('names an order that arrived between the check and the end', async () => {
    const late = { orders: [{ _id: '1'.repeat(24), displayOrderNumber: 31 }] };
    const { confirm, dialog } = await atTheDoor({ isOpen: true }, (prepared) =>
      prepared.reply('POST /services/end', refuse('unfinished_orders', '', late)),
    );
    await confirm();
    expect((await dialog.findByRole('listitem')).textContent).toBe('#31');
  });

  it('says that the orders could not be checked', async () => {
    const { confirm, alert } = await atTheDoor({ isOpen: true }, (prepared) => prepared.reply(check, noLine));
    await confirm();
    expect(await alert()).toBe('שגיאה בבדיקת סטטוס ההזמנות.');
  });

  it('does not believe an answer about another shift', async () => {
    const { confirm, alert } = await atTheDoor({ isOpen: true }, (prepared) =>
      prepared.reply('POST /services/end', buildShift({ _id: 'f'.repeat(24) })),
    );
    await confirm();
    expect(await alert()).toBe('התקבלה תשובה לא צפויה מהשרת בעת סיום המשמרת');
  });

  it('says that it failed', async () => {
    const { confirm, alert } = await atTheDoor({ isOpen: true }, (prepared) =>
      prepared.reply('POST /services/end', refuse('internal')),
    );
    await confirm();
    expect(await alert()).toBe('שגיאה בסיום המשמרת');
  });

  it('is asked for once by two presses of Enter, and cannot be walked away from meanwhile', async () => {
    const later = answerLater<typeof right>();
    const { dialog, server, user, findByRole, getByRole, queryByRole } = await atTheDoor(
      { isOpen: true },
      (prepared) => {
        prepared.reply(verify, later.answer);
        prepared.reply('POST /services/end', open);
      },
    );
    await user.write(dialog.getByLabelText(/סיסמת החשבון/), 'secret-1');
    const form = getByRole('dialog').querySelector('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await user.keyboard('{Escape}');
    expect(queryByRole('dialog')).toBeTruthy();
    later.give(right);
    await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' });
    expect(server.calls(verify)).toHaveLength(1);
    expect(server.calls('POST /services/end')).toHaveLength(1);
  });
});

describe('the money of the evening', () => {
  const end = 'POST /services/end';
  const countedField = 'נספר';

  it('names who has not paid, and counts the drawer against what should be in it', async () => {
    const { confirm, dialog, user, server, findByRole } = await atTheDoor({ isOpen: true }, (prepared) => {
      prepared.reply(closing, {
        unpaid: {
          visits: [
            buildVisit({ tableNumber: 7, owed: 120 }),
            buildVisit({ _id: '8'.repeat(24), toGiveBack: 9.5 }),
          ],
          orders: [buildBoardOrder({ status: 'waitingPayment', totalPrice: 30, tableNumber: null })],
        },
        cash: { expected: 950.5 },
      });
      prepared.reply(end, { ...open, expectedCash: 950.5, countedCash: 940 });
    });
    const unpaid = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(unpaid).toEqual([
      expect.stringMatching(/שולחן 7.*₪120\.00/),
      expect.stringMatching(/שולחן 4להחזיר.*₪9\.50/),
      expect.stringMatching(/הזמנה 7.*₪30\.00/),
    ]);
    const counted = dialog.getByRole('spinbutton', { name: new RegExp(countedField) });
    await user.type(counted, '940');
    expect(dialog.getByText(/חסרים .?₪10\.50/)).toBeTruthy();
    await confirm();
    const over = within(await findByRole('dialog', { name: 'המשמרת הסתיימה בהצלחה' }));
    expect(server.calls(end)[0]?.body).toMatchObject({ countedCash: 940 });
    expect(over.getByText(/חסרים .?₪10\.50/)).toBeTruthy();
  });

  it('expects what unfinished orders bring, once they are finished as paid in cash', async () => {
    const unfinished = [
      { _id: 'a'.repeat(24), displayOrderNumber: 3 },
      { _id: 'b'.repeat(24), displayOrderNumber: 4 },
    ];
    const { dialog, user } = await atTheDoor({ isOpen: true, unfinished }, (prepared) =>
      prepared.reply(closing, {
        unpaid: {
          visits: [buildVisit({ tableNumber: 7, owed: 120, waiting: 40 })],
          orders: [buildBoardOrder({ status: 'waitingApproval', totalPrice: 30, tableNumber: null })],
        },
        cash: { expected: 950.5 },
      }),
    );
    // One line of what each table owes: the orders are named above it.
    const unpaid = await dialog.findByText('עוד לא שולם: ₪190.00');
    expect(unpaid.closest('details')?.open).toBe(false);
    expect(dialog.getByText(/שולחן 7/)).toBeTruthy();
    await user.type(dialog.getByRole('spinbutton', { name: new RegExp(countedField) }), '1140.5');
    expect(dialog.getByText(/עודף של .?₪190\.00/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'לסיים את כולן' }));
    await user.click(dialog.getByRole('radio', { name: 'מזומן' }));
    expect(dialog.getByText('₪1,140.50')).toBeTruthy();
    expect(dialog.queryByText(/עודף של/)).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'אשראי' }));
    expect(dialog.getByText('₪950.50')).toBeTruthy();
  });

  it('nobody counted is not the same as nothing counted', async () => {
    const { confirm, dialog, user, server } = await atTheDoor({ isOpen: true }, (prepared) =>
      prepared.reply(end, open),
    );
    const counted = await dialog.findByRole('spinbutton', { name: new RegExp(countedField) });
    await user.type(counted, '-3');
    await confirm();
    expect(await dialog.findByText('כתבו סכום, או השאירו ריק.')).toBeTruthy();
    expect(server.calls(end)).toEqual([]);
    await user.clear(counted);
    await confirm('');
    await waitFor(() => expect(server.calls(end)[0]?.body).toMatchObject({ countedCash: null }));
  });

  it('that cannot be read keeps nobody from closing', async () => {
    const { confirm, dialog, server } = await atTheDoor({ isOpen: true }, (prepared) => {
      prepared.reply(closing, refuse('internal'));
      prepared.reply(end, open);
    });
    expect(await dialog.findByText(/לא ידוע כמה לא שולם/)).toBeTruthy();
    await confirm();
    await waitFor(() => expect(server.calls(end)).toHaveLength(1));
  });
});
