/** Which square of a picture is kept: how near, and where of what then hangs over. */
import { MIN_SIDE, PHOTO_SIDE } from "#app/core/photo/check-photo.ts";

export interface Framing {
  /** 1 shows the largest square there is. */
  zoom: number;
  /** 0 is the left or upper end, 1 the other. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const NEAREST = 4;
/** Initial vertical position of the crop: in upright pictures, faces are above the middle. */
const UPRIGHT_Y = 0.25;

export function firstFraming({ width, height }: Size): Framing {
  return { zoom: 1, x: 0.5, y: height > width ? UPRIGHT_Y : 0.5 };
}

/** As near as still leaves pixels enough to print. */
export const maxZoom = ({ width, height }: Size) =>
  Math.max(1, Math.min(NEAREST, Math.min(width, height) / MIN_SIDE));

/** In pixels of the picture. */
export function cropOf(size: Size, { zoom, x, y }: Framing) {
  const side = Math.min(size.width, size.height) / zoom;
  return { side, left: (size.width - side) * x, top: (size.height - side) * y };
}

/** After the picture was dragged by so many widths of the frame. */
export function moved(size: Size, framing: Framing, byX: number, byY: number): Framing {
  const { side } = cropOf(size, framing);
  const along = (at: number, slack: number, by: number) =>
    slack < 1 ? at : Math.min(1, Math.max(0, at - (by * side) / slack));
  return {
    ...framing,
    x: along(framing.x, size.width - side, byX),
    y: along(framing.y, size.height - side, byY),
  };
}

/** The square alone, as a file to send. */
export async function drawCrop(image: HTMLImageElement, framing: Framing): Promise<Blob> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { side, left, top } = cropOf(size, framing);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(PHOTO_SIDE, Math.round(side));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas");
  // Where the picture is transparent, as on paper.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("No picture")));
    canvas.toBlob(done, "image/jpeg", 0.95);
  });
}
