import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { JobProblem, JobState, JobTrouble } from '#core/printing/jobs/job-lifecycle.ts';
import type { TicketKind } from '#core/printing/ticket/ticket.ts';
import { printerStatusTexts } from '#web/lib/texts/printer-status.texts.ts';

/** A bill is 'חשבון': what is printed here is neither an invoice nor a receipt. */
export const ticketKindTexts = defineTexts({
  order: { he: 'בון', en: 'Ticket' },
  changes: { he: 'בון שינויים', en: 'Ticket of changes' },
  cancelled: { he: 'בון ביטול', en: 'Ticket of cancelling' },
  bill: { he: 'חשבון', en: 'Bill' },
  test: { he: 'בון ניסיון', en: 'Test ticket' },
}) satisfies Record<TicketKind, Text>;

export const troubleTexts = defineTexts({
  failed: { he: '{what} לא הודפס', en: '{what} not printed' },
  unconfirmed: { he: '{what}: לא ידוע אם הודפס', en: '{what}: not known whether it printed' },
  overdue: { he: '{what} עוד לא הודפס', en: '{what} not printed yet' },
}) satisfies Record<JobTrouble, Text>;

export const jobStateTexts = defineTexts({
  waiting: { he: 'ממתין למדפסת', en: 'Waits for its printer' },
  taken: { he: 'נשלח למדפסת', en: 'Sent to the printer' },
  printed: { he: 'הודפס', en: 'Printed' },
  failed: { he: 'לא הודפס', en: 'Not printed' },
  unconfirmed: { he: 'לא ידוע אם הודפס', en: 'Not known whether it printed' },
  withdrawn: { he: 'לא יודפס', en: 'Will not be printed' },
}) satisfies Record<JobState, Text>;

/** Why it did not come out, as its printer said: in the words for how that printer is. */
export const problemTexts = {
  paper_out: printerStatusTexts.paper_out,
  cover_open: printerStatusTexts.cover_open,
  jam: printerStatusTexts.jam,
  unreachable: printerStatusTexts.offline,
  printer_error: printerStatusTexts.error,
  ...defineTexts({ bad_ticket: { he: 'המדפסת דחתה אותו', en: 'Refused by the printer' } }),
} satisfies Record<JobProblem, Text>;

export const printTexts = defineTexts({
  order: { he: 'הזמנה {number}', en: 'Order {number}' },
  printed: { he: 'הבון הודפס', en: 'The ticket has been printed' },
  at: { he: '{title}: {printer}', en: '{title}: {printer}' },
  removed: { he: 'המדפסת הוסרה', en: 'printer removed' },
  copy: { he: 'עותק', en: 'Copy' },

  again: { he: 'הדפסה חוזרת', en: 'Print again' },
  elsewhere: { he: 'במדפסת אחרת', en: 'Elsewhere' },
  handled: { he: 'טופל', en: 'Handled' },
  sentTo: { he: 'נשלח אל {printer}', en: 'Sent to {printer}' },
  choosePrinter: { he: 'באיזו מדפסת?', en: 'On which printer?' },
  ready: { he: 'מוכנה', en: 'ready' },
  paperLow: { he: 'הנייר עומד להיגמר', en: 'paper is low' },
  noOther: { he: 'אין מדפסת אחרת', en: 'There is no other printer' },

  gone: {
    he: 'המדפסת או הבון כבר לא קיימים. דבר לא נשלח.',
    en: 'That printer or ticket is no longer there. Nothing was sent.',
  },
  noLine: {
    he: 'אין חיבור, ולכן דבר לא נשלח למדפסת. נסו שוב כשהחיבור יחזור.',
    en: 'There is no connection, so nothing was sent to the printer. Try again when it is back.',
  },
});
