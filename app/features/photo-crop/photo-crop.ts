/**
 * Computes and draws the square crop of a profile photo: its zoom, and its position as a share of the room it can
 * move in.
 */
import { MIN_SIDE, PHOTO_SIDE } from "#app/core/photo/check-photo.ts";

export interface Crop {
  /** 1 is the largest possible square. */
  zoom: number;
  /** 0 is the left or top edge, 1 the right or bottom edge. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const MAX_ZOOM = 4;
/** Initial vertical position of the crop: in upright pictures, faces are above the middle. */
const UPRIGHT_Y = 0.25;

export function initialCrop({ width, height }: Size): Crop {
  return { zoom: 1, x: 0.5, y: height > width ? UPRIGHT_Y : 0.5 };
}

/** The largest zoom that leaves enough pixels for print. */
export const maxZoom = ({ width, height }: Size) =>
  Math.max(1, Math.min(MAX_ZOOM, Math.min(width, height) / MIN_SIDE));

/** The cropped square, in pixels of the picture. */
export function cropSquare(size: Size, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / zoom;
  return { side, left: (size.width - side) * x, top: (size.height - side) * y };
}

/**
 * The crop after dragging the picture; `byX` and `byY` are shares of the shown square's width. Along an axis with less
 * than a pixel to spare, the crop keeps its position.
 */
export function moveCrop(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { side } = cropSquare(size, crop);
  const moveAlongAxis = (position: number, slackPx: number, by: number) =>
    slackPx < 1 ? position : Math.min(1, Math.max(0, position - (by * side) / slackPx));
  return {
    ...crop,
    x: moveAlongAxis(crop.x, size.width - side, byX),
    y: moveAlongAxis(crop.y, size.height - side, byY),
  };
}

/** Draws the cropped square as a JPEG for upload, at most PHOTO_SIDE pixels wide. Throws if the browser cannot. */
export async function drawCrop(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { side, left, top } = cropSquare(size, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(PHOTO_SIDE, Math.round(side));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  // White behind transparent parts, as on paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("No picture")));
    canvas.toBlob(done, "image/jpeg", 0.95);
  });
}
