import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from './inspectFile.ts'
import { cpuQueue, cpuQueueBackground } from './cpuQueue.ts'
import { store } from './store/store.ts'
import { withTempDir } from './withTempDir.ts'

type PictureSize = { key: string; mimeType: string }
type Format = 'avif' | 'webp' | 'jpeg'
type Original = { filename: string; width: number | null; height: number | null }

const MAX_KNOWN = 20_000
/** Saves requests to the bucket. */
const known = new Set<string>()
const beingMade = new Map<string, Promise<void>>()

/** Of WebP; AVIF has about the same limit. */
const MAX_HEIGHT = 16_383

/** The first request gets WebP, which is fast to encode; the smaller AVIF is encoded in the background. */
export async function pictureInWidth(original: Original, width: number, takesAvif: boolean): Promise<PictureSize> {
  const { filename } = original
  if (isTall(original, width)) return made(filename, width, 'jpeg')
  const avif = sizeOf(filename, width, 'avif')
  if (takesAvif && (await exists(avif.key))) return avif
  const webp = await made(filename, width, 'webp')
  // A failure can be ignored: the next request tries again.
  if (takesAvif)
    void once(avif.key, () => cpuQueueBackground(() => make(filename, width, 'avif'))).catch(() => undefined)
  return webp
}

function isTall({ width, height }: Original, shownWidth: number): boolean {
  return width !== null && height !== null && height * Math.min(1, shownWidth / width) > MAX_HEIGHT
}

async function made(filename: string, width: number, format: Format): Promise<PictureSize> {
  const size = sizeOf(filename, width, format)
  if (!(await exists(size.key))) await once(size.key, () => cpuQueue(() => make(filename, width, format)))
  return size
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
    await encode(picture, format).toFile(path)
    await store().take(key, path, mimeType)
  })
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif({ quality: 42, effort: 2 })
  if (format === 'webp') return picture.webp({ quality: 78 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78 })
}
