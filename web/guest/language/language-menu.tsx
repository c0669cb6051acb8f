import { useGuestLanguage } from './guest-language.tsx';

/**
 * Opens without a script, because whoever cannot read this page should not wait. The server rendered its content, and the
 * script leaves that alone: otherwise it would contain the names of languages that it does not use.
 */
export const LanguageMenu = () => (
  <div
    className="lang"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own links, rendered by React on the server
    dangerouslySetInnerHTML={{ __html: useGuestLanguage().links }}
  />
);
