const languageOf = (sentence: string): 'he' | 'en' | undefined => {
  if (/\p{Script=Hebrew}/u.test(sentence)) return 'he';
  return /\p{Script=Latin}/u.test(sentence) ? 'en' : undefined;
};

/** A sentence that may be in the other language than its page: some are fixed in English, some come from the server. */
export const Sentence = ({ children }: { children: string }) => (
  <bdi lang={languageOf(children)}>{children}</bdi>
);
