declare global {
  interface Window {
    recordTap?: (event: MouseEvent) => void;
    recordForm?: (event: SubmitEvent) => void;
    pendingTap?: HTMLButtonElement | null;
    pendingForm?: HTMLFormElement | null;
  }
}

/**
 * A button pressed before hydration could not answer: the press is recorded, and replayed afterwards. One that sends a
 * form needs no script: replayed, it would send it twice. Unless the server takes no such form: its button comes
 * disabled, for readers without scripts; with them it is pressed as any other, and the form is sent after hydration.
 */
export const recordTapScript = [
  'addEventListener("click",window.recordTap=({target})=>{window.pendingTap=target.closest("button[type=button]")},true);',
  'const early=new Set;for(const button of document.querySelectorAll("[type=submit]:disabled")){early.add(button.form);button.disabled=false}',
  'addEventListener("submit",window.recordForm=event=>{if(early.has(event.target)){event.preventDefault();window.pendingForm=event.target}},true);',
].join('');

/** As hydration begins: React handles every press after this, so recording it would replay it a second time. */
export const stopRecordingTaps = (): void => {
  if (window.recordTap) removeEventListener('click', window.recordTap, true);
  if (window.recordForm) removeEventListener('submit', window.recordForm, true);
};

export const replayTap = (): void => {
  window.pendingTap?.click();
  window.pendingForm?.requestSubmit();
  window.pendingTap = null;
  window.pendingForm = null;
};
