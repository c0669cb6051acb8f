/** Where a square frame lies on a picture: zoom 1 is the largest square, x and y run from 0 to 1 over what is left. */
export type Crop = { zoom: number; x: number; y: number };
export type Box = { width: number; height: number };

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The square to cut out, in the picture's own pixels. */
export const cropSquare = ({ width, height }: Box, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * within(x), top: (height - side) * within(y) };
};

/** Moves the picture under the frame by screen pixels; the frame is this wide on screen. */
export const dragCrop = (crop: Crop, picture: Box, frame: number, dx: number, dy: number): Crop => {
  const { side } = cropSquare(picture, crop);
  const scale = side / frame;
  const move = (part: number, distance: number, length: number) =>
    length - side < 0.5 ? part : within(part - (distance * scale) / (length - side));
  return { ...crop, x: move(crop.x, dx, picture.width), y: move(crop.y, dy, picture.height) };
};
