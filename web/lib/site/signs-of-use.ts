/** What tells that somebody does more than read a page, and so that it had better be alive. */
export const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;
