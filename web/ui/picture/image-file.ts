import { limits } from '#core/values/limits.ts';

/** What the server can decode; it inspects the bytes itself, this only saves a useless upload. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const imageMegabytes = limits.imageBytes / 1024 / 1024;

export type ImageProblem = 'wrong-kind' | 'too-large' | 'unreadable';

export const findImageProblem = (file: { type: string; size: number }): ImageProblem | null => {
  if (!imageTypes.some((type) => type === file.type)) return 'wrong-kind';
  return file.size > limits.imageBytes ? 'too-large' : null;
};

/** Reads a file as a data URL, the form in which pictures are sent. Rejects when the file cannot be read. */
export const readAsDataUrl = (file: Blob, onProgress: (part: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
