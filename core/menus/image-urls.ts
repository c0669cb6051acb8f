/** The one place that knows the format of a picture's address: `/images/{hash}/{width}.{format}`. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const imageContentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Widths a picture is stored in. The last one is also the largest stored of any upload. */
export const imageWidths = [160, 320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The content address of a picture: 32 hexadecimal characters. */
const imageHashPattern = /^[0-9a-f]{32}$/;

const addressPattern = /^\/images\/([0-9a-f]{32})\/(\d{1,5})(?:\.([a-z]{3,4}))?$/;

const isImageWidth = (width: number): width is ImageWidth => imageWidths.some((known) => known === width);
const isImageFormat = (format: string): format is ImageFormat =>
  imageFormats.some((known) => known === format);

/**
 * The widths that exist for a picture of this own width: every step below it, and the first step that covers it
 * (which then holds the picture at its own size, so nothing is ever enlarged).
 */
export const widthsFor = (pictureWidth: number): ImageWidth[] => {
  const covering = imageWidths.findIndex((width) => width >= pictureWidth);
  return covering === -1 ? [...imageWidths] : imageWidths.slice(0, covering + 1);
};

export const imageUrl = (hash: string, width: ImageWidth, format: ImageFormat): string =>
  `/images/${hash}/${width}.${format}`;

/** A picture in the best format that the browser takes: the server reads it from the request. */
export const pictureUrl = (hash: string, width: ImageWidth): string => `/images/${hash}/${width}`;

/** The hash in one of our addresses (path, or full address of any host), or null when it is something else. */
export const imageHashFromUrl = (url: string): string | null => {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/s, '');
  const [, hash, width, format] = addressPattern.exec(path) ?? [];
  return hash && isImageWidth(Number(width)) && (!format || isImageFormat(format)) ? hash : null;
};

export type ImageAddress = { hash: string; width: ImageWidth; format: ImageFormat };
/** Without a format the browser's best is meant. */
export type RequestedImage = Omit<ImageAddress, 'format'> & { format: ImageFormat | null };

/** Reads the two path parts of the server's route; null means there is no such picture and never will be. */
export const parseImagePath = (hash: string, file: string): RequestedImage | null => {
  if (!imageHashPattern.test(hash)) return null;
  const [, digits, format] = /^([1-9]\d{1,4})(?:\.([a-z]{3,4}))?$/.exec(file) ?? [];
  const width = Number(digits);
  if (!isImageWidth(width)) return null;
  if (format === undefined) return { hash, width, format: null };
  return isImageFormat(format) ? { hash, width, format } : null;
};

/** The best format of the media types that a browser names; JPEG is for everyone. */
export const bestFormat = (acceptedTypes: readonly string[]): ImageFormat =>
  imageFormats.find((format) => acceptedTypes.includes(imageContentTypes[format])) ?? 'jpg';
