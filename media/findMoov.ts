import { type Box, boxLength, TooIntricate } from './boxes.ts'
import type { ByteSource } from './ByteSource.ts'

export type Moov = { start: number; bytes: Buffer }

/** Twice what half an hour at 240 frames per second needs. */
const MAX_MOOV_BYTES = 16 * 1024 * 1024
const MAX_TOP_BOXES = 1000

/** Null when it or the media data is incomplete. @throws TooIntricate with the reason for the user. */
export async function findMoov(file: ByteSource): Promise<Moov | null> {
  const boxes = await topBoxes(file)
  const moov = boxes?.find(({ type }) => type === 'moov')
  if (!boxes || !moov || !boxes.some(({ type }) => type === 'mdat')) return null
  if (moov.end - moov.start > MAX_MOOV_BYTES)
    throw new TooIntricate(
      'That video’s index is larger than 16 MB, which is too large. Please export the video again.',
    )
  return { start: moov.start, bytes: await file.read(moov.start, moov.end - moov.start) }
}

/** Null when a box ends beyond the file. */
async function topBoxes({ size, read }: ByteSource): Promise<Box[] | null> {
  const boxes: Box[] = []
  for (let position = 0; position + 8 <= size;) {
    const header = Buffer.concat([await read(position, 16), Buffer.alloc(16)])
    const { length, headerLength } = boxLength(header, 0, size - position)
    if (length < headerLength || position + length > size) return null
    if (boxes.length === MAX_TOP_BOXES)
      throw new TooIntricate('That video has more than 1,000 parts. Please export it again.')
    boxes.push({ type: header.toString('latin1', 4, 8), start: position + headerLength, end: position + length })
    position += length
  }
  return boxes
}
