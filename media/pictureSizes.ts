import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from './mediaFolder.ts'

const beingMade = new Map<string, Promise<string>>()

/**
 * A picture in one of the prepared widths, as WebP. Made on first request, once, and kept.
 *
 * @returns the path of the smaller file below the media folder.
 */
export function pictureInWidth(filename: string, width: number): Promise<string> {
  const path = join('sizes', `${filename}.${width}.webp`)
  const running = beingMade.get(path)
  if (running) return running
  const made = make(filename, width, path).finally(() => beingMade.delete(path))
  beingMade.set(path, made)
  return made
}

async function make(filename: string, width: number, path: string): Promise<string> {
  const target = join(mediaFolder(), path)
  if (await stat(target).catch(() => null)) return path
  await mkdir(join(mediaFolder(), 'sizes'), { recursive: true })
  const unfinished = `${target}.${process.pid}.part`
  await sharp(join(mediaFolder(), filename))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(unfinished)
  await rename(unfinished, target)
  return path
}
