type PageIntroProps = { headline: string; tagline?: string };

/** The opening of a public page below the fixed header. */
export const PageIntro = ({ headline, tagline }: PageIntroProps) => (
  <header className="mx-auto max-w-3xl px-4 pt-32 pb-12 text-center sm:px-6">
    <h1 className="text-balance font-headline font-semibold text-4xl tracking-tight sm:text-6xl">
      {headline}
    </h1>
    {tagline && <p className="mt-5 text-balance text-ink-2 text-lg sm:text-xl">{tagline}</p>}
  </header>
);
