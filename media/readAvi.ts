import type { ByteSource } from './ByteSource.ts'
import type { VideoFacts } from './readMp4.ts'

const HEAD_BYTES = 64 * 1024
const MAX_PARTS = 64
const LEAST_PART_BYTES = 4

/** @returns null when the file is truncated or has no video stream. */
export async function readAvi(file: ByteSource): Promise<VideoFacts | null> {
  if (!(await isWhole(file))) return null
  const head = await file.read(0, HEAD_BYTES)
  const avih = head.indexOf('avih', 0, 'latin1')
  if (avih < 0 || avih + 48 > head.length) return null
  const [microseconds, firstFrames, width, height] = [0, 16, 32, 36].map((at) => head.readUInt32LE(avih + 8 + at))
  // Beyond one gigabyte the main header counts only the first segment; a second header has the total.
  const dmlh = head.indexOf('dmlh', avih, 'latin1')
  const allFrames = dmlh > 0 && dmlh + 12 <= head.length ? head.readUInt32LE(dmlh + 8) : 0
  const frames = Math.max(firstFrames ?? 0, allFrames)
  if (!microseconds || !frames || !width || !height) return null
  return {
    durationSeconds: (microseconds * frames) / 1_000_000,
    width,
    height,
    plays: { picture: false, sound: false },
  }
}

async function isWhole({ size, read }: ByteSource): Promise<boolean> {
  let position = 0
  for (let parts = 0; position + 12 <= size; parts++) {
    const head = await read(position, 12)
    if (head.toString('latin1', 0, 4) !== 'RIFF') break
    const length = head.readUInt32LE(4)
    if (length < LEAST_PART_BYTES || parts === MAX_PARTS) return false
    position += 8 + length
    position += position % 2
  }
  return position > 0 && position <= size + 1
}
