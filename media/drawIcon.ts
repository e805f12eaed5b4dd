import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { cpuQueue } from './cpuQueue.ts'
import { MAX_PIXELS } from './inspectFile.ts'
import { store } from './store/store.ts'

/** Systems cut a maskable icon to a circle of this part of its size, at least. */
const SAFE_PART = 0.64

/** A square PNG of a stored picture, for the start screen of a device. */
export async function drawIcon(
  filename: string,
  { size, background }: { size: number; background: string | null },
): Promise<Buffer> {
  const original = await buffer(await store().open(filename))
  const inner = background === null ? size : Math.round(size * SAFE_PART)
  return cpuQueue(() => {
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS }).resize(inner, inner, {
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    if (background === null) return picture.png().toBuffer()
    const before = Math.floor((size - inner) / 2)
    const after = size - inner - before
    return picture
      .extend({ top: before, left: before, bottom: after, right: after, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .flatten({ background })
      .png()
      .toBuffer()
  })
}
