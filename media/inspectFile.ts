import { msg } from '#contracts/shared/msg.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { BYTES, MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import type { ByteSource } from './ByteSource.ts'
import { cpuQueue } from './cpuQueue.ts'
import { refuseAnimation } from './drawPicture.ts'
import { ANIMATED, findMediaType, MEDIA_TYPES, UNSUPPORTED_TYPE } from './mediaTypes.ts'
import { readAvi } from './readAvi.ts'
import { readMp4 } from './readMp4.ts'
import { RefusedFile } from './RefusedFile.ts'
import { hasFfmpeg } from './video/hasFfmpeg.ts'

export type FileFacts = {
  kind: 'image' | 'video'
  mimeType: string
  extension: string
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** Every browser shows it as it is. */
  isPlayable: boolean
}

type FileType = Pick<FileFacts, 'kind' | 'mimeType' | 'extension'>

export const EXTENSIONS = MEDIA_TYPES.map(({ extension }) => extension)

export const MAX_PIXELS = 40_000_000
/** Of a JPEG, in which tall pictures are shown. */
const MAX_SIDE = 65_500
const MAX_VIDEO_SIDE = 8192
const HEAD_BYTES = 64 * 1024
const UNPLAYABLE = msg(
  'Not every browser can play this video (HEVC, VP9 or AV1, for example), and we can’t convert it here. Please upload MP4 with H.264.',
)
const FRAGMENTED = msg(
  'That video is stored in fragments, and we can’t convert it here. Please export it as a plain MP4 and upload it again.',
)

/** By content, never by name or Content-Type. @throws RefusedFile */
export async function typeOf(file: ByteSource): Promise<FileType> {
  const found = await fileTypeFromBuffer(await file.read(0, HEAD_BYTES))
  const type = found && findMediaType(found.mime)
  if (found?.mime === 'image/apng') throw new RefusedFile(ANIMATED)
  if (!type) throw new RefusedFile(UNSUPPORTED_TYPE)
  return { kind: type.kind, mimeType: type.mimeType, extension: type.extension }
}

/** Limited concurrency, because it needs memory. @throws RefusedFile */
export const inspectFile = (file: ByteSource): Promise<FileFacts> =>
  cpuQueue(async () => {
    const type = await typeOf(file)
    return type.kind === 'image' ? inspectImage(file, type) : inspectVideo(file, type)
  })

async function inspectImage(file: ByteSource, type: FileType): Promise<FileFacts> {
  if (file.size > BYTES.image) throw new RefusedFile(msg('Images can be at most 10 MB.'))
  const bytes = await file.read(0, file.size)
  await refuseAnimation(bytes)
  // Reads only the header; nothing is decompressed.
  const picture = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!picture?.width || !picture.height)
    throw new RefusedFile(msg('We can’t read that image. Please upload another one.'))
  if (picture.width * picture.height > MAX_PIXELS)
    throw new RefusedFile(msg('That image is too large. Images can have at most 40 megapixels.'))
  if (Math.max(picture.width, picture.height) > MAX_SIDE)
    throw new RefusedFile(msg('That image is too long. Images can have at most 65,500 pixels on a side.'))
  return {
    ...type,
    width: picture.width,
    height: picture.height,
    durationSeconds: null,
    isPlayable: true,
  }
}

async function inspectVideo(file: ByteSource, type: FileType): Promise<FileFacts> {
  const isAvi = type.extension === 'avi'
  if (isAvi && !(await hasFfmpeg()))
    throw new RefusedFile(msg('Browsers can’t play AVI, and we can’t convert it here. Please upload MP4.'))
  const video = isAvi ? await readAvi(file) : await readMp4(file)
  if (!video) throw new RefusedFile(msg('That video is damaged or incomplete. Please upload it again.'))
  if ('refused' in video) throw new RefusedFile(video.refused)
  const { durationSeconds, width, height, plays } = video
  const problem = plays.picture ? (durationSeconds === null ? FRAGMENTED : null) : UNPLAYABLE
  if (problem && !(await hasFfmpeg())) throw new RefusedFile(problem)
  const isPlayable = type.mimeType === 'video/mp4' && plays.sound && !problem
  if (durationSeconds !== null && durationSeconds > MAX_VIDEO_SECONDS)
    throw new RefusedFile(msg('Videos can be at most 30 minutes long.'))
  if (Math.max(width, height) > MAX_VIDEO_SIDE || width * height > MAX_PIXELS)
    throw new RefusedFile(msg('That video is too large. Videos can have at most 8192 × 8192 pixels and 40 megapixels.'))
  return { ...type, durationSeconds, width, height, isPlayable }
}
