import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { MAX_PIXELS } from './inspectFile.ts'
import { cpuQueue, cpuQueueBackground } from './cpuQueue.ts'
import { store } from './store/store.ts'
import { withTempDir } from './withTempDir.ts'

export type PictureSize = { key: string; mimeType: string }
type Format = 'avif' | 'webp'

const MAX_KNOWN = 20_000
/** Saves requests to the bucket. */
const known = new Set<string>()
const beingMade = new Map<string, Promise<void>>()

/** The first request gets WebP, which is fast to encode; the smaller AVIF is encoded in the background. */
export async function pictureInWidth(filename: string, width: number, takesAvif: boolean): Promise<PictureSize> {
  const avif = sizeOf(filename, width, 'avif')
  if (takesAvif && (await exists(avif.key))) return avif
  const webp = sizeOf(filename, width, 'webp')
  if (!(await exists(webp.key))) await once(webp.key, () => cpuQueue(() => make(filename, width, 'webp')))
  // A failure can be ignored: the next request tries again.
  if (takesAvif)
    void once(avif.key, () => cpuQueueBackground(() => make(filename, width, 'avif'))).catch(() => undefined)
  return webp
}

export async function removeSizes(filename: string): Promise<void> {
  for await (const page of store().list(`sizes/${filename}.`)) {
    for (const { key } of page) {
      known.delete(key)
      await store().remove(key)
    }
  }
}

const sizeOf = (filename: string, width: number, format: Format): PictureSize => ({
  key: `sizes/${filename}.${width}.${format}`,
  mimeType: `image/${format}`,
})

async function exists(key: string): Promise<boolean> {
  if (known.has(key)) return true
  if (!(await store().stat(key))) return false
  if (known.size >= MAX_KNOWN) known.clear()
  known.add(key)
  return true
}

/** Concurrent requests share one encoding. */
function once(key: string, work: () => Promise<void>): Promise<void> {
  const running = beingMade.get(key)
  if (running) return running
  const made = work().finally(() => beingMade.delete(key))
  beingMade.set(key, made)
  return made
}

async function make(filename: string, width: number, format: Format): Promise<void> {
  const { key, mimeType } = sizeOf(filename, width, format)
  const original = await buffer(await store().open(filename))
  await withTempDir(async (folder) => {
    const path = join(folder, 'size')
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true })
    await (format === 'avif' ? picture.avif({ quality: 42, effort: 2 }) : picture.webp({ quality: 78 })).toFile(path)
    await store().take(key, path, mimeType)
  })
}
