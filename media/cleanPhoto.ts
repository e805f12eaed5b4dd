import sharp from 'sharp'
import { cpuQueue } from './cpuQueue.ts'

const SIDE = 1600
const MOST_PIXELS = 50_000_000
const FORMATS = ['jpeg', 'png', 'webp']

/**
 * Draws a photo again, so that nothing of the sent file remains: no place, no camera, no bytes behind the picture.
 * @param side the most pixels of its longer side.
 * @returns WebP, or null for anything but a JPEG, PNG or WebP.
 */
export async function cleanPhoto(bytes: Buffer, side = SIDE): Promise<Buffer | null> {
  return cpuQueue(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      const { format } = await picture.metadata()
      if (!FORMATS.includes(format)) return null
      const box = { width: side, height: side, fit: 'inside' as const, withoutEnlargement: true }
      return await picture.rotate().resize(box).webp({ quality: 80 }).toBuffer()
    } catch {
      return null
    }
  })
}
