/** Only inside a busy button; a page that loads shows skeletons. */
export const Spinner = () => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-5 motion-safe:animate-spin">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" className="opacity-25" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
