import sharp from 'sharp'
import { clamp, type Rgb } from './Rgb.ts'

/** y runs from -1 (top) to 1; x has the same scale. */
export type Shader = (x: number, y: number, out: Rgb) => void

/** Supersamples by 1.5 to keep fine bands smooth. */
export async function paintPixels(shader: Shader, width: number, height: number, finer = 1.5): Promise<Buffer> {
  const w = Math.round(width * finer)
  const h = Math.round(height * finer)
  const pixels = Buffer.alloc(w * h * 3)
  const color: Rgb = [0, 0, 0]
  let at = 0
  for (let row = 0; row < h; row++) {
    const y = ((row + 0.5) / h) * 2 - 1
    for (let column = 0; column < w; column++) {
      shader((((column + 0.5) / w) * 2 - 1) * (w / h), y, color)
      pixels[at++] = clamp(color[0]) * 255
      pixels[at++] = clamp(color[1]) * 255
      pixels[at++] = clamp(color[2]) * 255
    }
  }
  return sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
