import { useGuestLanguage } from './guest-language.tsx';

/**
 * Opens by itself, for who cannot read this page need not wait for its script. The server wrote what is in it, and the
 * script leaves that as it is: it would only carry the names of languages that it does not speak.
 */
export const LanguageMenu = () => (
  <div
    className="lang"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own links, rendered by React on the server
    dangerouslySetInnerHTML={{ __html: useGuestLanguage().links }}
  />
);
