import { msg } from '#contracts/shared/msg.ts'
import sharp from 'sharp'
import { cpuQueue } from './cpuQueue.ts'
import { drawPicture, refuseAnimation } from './drawPicture.ts'
import { RefusedFile } from './RefusedFile.ts'

const SIDE = 1600
const MOST_PIXELS = 50_000_000
const FORMATS = ['jpeg', 'png', 'webp']

/**
 * Draws a photo again, so that nothing of the sent file remains: no place, no camera, no bytes behind the picture.
 * @param side the most pixels of its longer side.
 * @returns WebP.
 * @throws RefusedFile for anything but a still JPEG, PNG or WebP.
 */
export async function cleanPhoto(bytes: Buffer, side = SIDE): Promise<Buffer> {
  return cpuQueue(async () => {
    await refuseAnimation(bytes)
    try {
      const { format } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (FORMATS.includes(format)) {
        const box = { width: side, height: side, fit: 'inside' as const, withoutEnlargement: true }
        return await drawPicture(bytes, MOST_PIXELS, (picture) => picture.resize(box).webp({ quality: 80 }).toBuffer())
      }
    } catch {
      // Answered like a file of another kind.
    }
    throw new RefusedFile(msg('Please choose a JPG, PNG or WebP photo.'))
  })
}
