import { useEffect, useState } from 'react';
import { type EveningStep, stepAfter, stillStep } from '#core/marketing/shown-evening.ts';

const stepMs = 2_600;

/** The step that is shown. It stands still for readers who want no motion, when stopped, and while nobody sees the page. */
export const useEvening = () => {
  const [step, setStep] = useState<EveningStep>(stillStep);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setStep(stepAfter);
    }, stepMs);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return { step, isPlaying, toggle: () => setPlaying((was) => !was) };
};
