/** Events that show that somebody does more than read a page, so that it should be hydrated now. */
export const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;
