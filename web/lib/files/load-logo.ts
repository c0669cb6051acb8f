/** A logo that every output can take: PNG, whatever was uploaded, no larger than print needs. */
export type LogoPicture = { dataUrl: string; width: number; height: number };

const longestSide = 600;

const decode = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};

/** Rejects when the browser cannot read the picture. */
export const loadLogo = async (src: string): Promise<LogoPicture> => {
  const image = await decode(src);
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { dataUrl: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height };
};
