import { useState } from 'react';
import { findImageProblem, type ImageProblem, readAsDataUrl } from './image-file.ts';

type PickedImage = { dataUrl: string; file: File };

/** One pick from start to end: check, read with progress, hand over. A bad file changes nothing. */
export const useImagePick = (onPick: (image: PickedImage) => void) => {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const found = findImageProblem(file);
    setProblem(found);
    if (found) return;
    setProgress(0);
    try {
      onPick({ dataUrl: await readAsDataUrl(file, setProgress), file });
    } catch {
      setProblem('unreadable');
    } finally {
      setProgress(null);
    }
  };

  return { take, problem, progress };
};
