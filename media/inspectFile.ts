import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { BYTES, MAX_VIDEO_SECONDS } from '#contracts/constants.ts'
import { readMp4 } from './readMp4.ts'

export type FileFacts = {
  kind: 'image' | 'video'
  mimeType: string
  extension: string
  width: number | null
  height: number | null
  /** Null for pictures. */
  durationSeconds: number | null
}

export type Refusal = { refused: string }

const IMAGES: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }
const VIDEOS: Record<string, string> = { 'video/mp4': 'mp4', 'video/quicktime': 'mov' }
export const MAX_PIXELS = 40_000_000

/** Looks into a file: what it is by its content, never by its name or what the sender called it. */
export async function inspectFile(path: string, bytes: number): Promise<FileFacts | Refusal> {
  const type = await fileTypeFromFile(path)
  const mimeType = type?.mime === 'video/x-m4v' ? 'video/mp4' : (type?.mime ?? '')
  if (IMAGES[mimeType]) return inspectImage(path, bytes, mimeType, IMAGES[mimeType])
  if (VIDEOS[mimeType]) return inspectVideo(path, mimeType, VIDEOS[mimeType])
  if (mimeType === 'video/vnd.avi')
    return { refused: 'AVI cannot be played in browsers and cannot be converted here yet. Please upload MP4.' }
  return { refused: 'Only MP4, MOV, JPG, PNG and WebP files can be used.' }
}

async function inspectImage(
  path: string,
  bytes: number,
  mimeType: string,
  extension: string,
): Promise<FileFacts | Refusal> {
  if (bytes > BYTES.image) return { refused: 'Pictures may have at most 10 MB.' }
  const picture = await sharp(path, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)
  if (!picture?.width || !picture.height) return { refused: 'That picture cannot be read.' }
  if (picture.width * picture.height > MAX_PIXELS)
    return { refused: 'That picture has too many pixels. At most 40 megapixels, please.' }
  return { kind: 'image', mimeType, extension, width: picture.width, height: picture.height, durationSeconds: null }
}

async function inspectVideo(path: string, mimeType: string, extension: string): Promise<FileFacts | Refusal> {
  const video = await readMp4(path)
  if (!video) return { refused: 'That video is damaged or was cut short.' }
  if (video.durationSeconds > MAX_VIDEO_SECONDS) return { refused: 'Videos may be at most 30 minutes long.' }
  return { kind: 'video', mimeType, extension, ...video }
}
