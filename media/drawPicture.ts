import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { ANIMATED } from './mediaTypes.ts'
import { RefusedFile } from './RefusedFile.ts'

const END = Buffer.from([0xff, 0xd9])
const SEQUENTIAL = [0xc0, 0xc1]
const START_OF_SCAN = 0xda

/**
 * Draws what browsers show, upright. A wrong header of a JPEG’s scan and a missing end marker don’t matter; missing parts do.
 * @throws what sharp throws for an image that can’t be read.
 */
export async function drawPicture<Result>(
  bytes: Buffer,
  limitInputPixels: number,
  draw: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    return await draw(sharp(bytes, { limitInputPixels, failOn: 'error' }).rotate())
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('premature end of JPEG')) throw error
    // With an end marker, lost parts of the image are only a warning.
    return draw(sharp(completeJpeg(bytes), { limitInputPixels, failOn: 'warning' }).rotate())
  }
}

/** With the end marker, and the only header of a scan that such a JPEG can have: Samsung’s phones write zeros there. */
function completeJpeg(bytes: Buffer): Buffer {
  const complete = Buffer.concat([bytes, END])
  let isSequential = false
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    isSequential ||= SEQUENTIAL.includes(marker)
    if (marker !== START_OF_SCAN) continue
    const afterHeader = at + 2 + bytes.readUInt16BE(at + 2)
    if (isSequential && afterHeader < bytes.length) complete.set([0, 63, 0], afterHeader - 3)
    break
  }
  return complete
}

/** Nobody could stop it, as they can a video. @throws RefusedFile */
export async function refuseAnimation(bytes: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(bytes)
  const { pages = 1 } =
    type?.mime === 'image/webp'
      ? await sharp(bytes)
          .metadata()
          .catch(() => ({ pages: 1 }))
      : {}
  if (pages > 1 || type?.mime === 'image/apng') throw new RefusedFile(ANIMATED)
}
