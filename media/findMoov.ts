import { msg } from '#contracts/shared/msg.ts'
import { type Box, boxLength, TOO_MANY_PARTS, TooIntricate } from './boxes.ts'
import type { ByteSource } from './ByteSource.ts'

type Moov = { start: number; bytes: Buffer }

/** Twice what half an hour at 240 frames per second needs. */
const MAX_MOOV_BYTES = 16 * 1024 * 1024
const MAX_TOP_BOXES = 1000
/** Half an hour in fragments of a sixth of a second: two boxes each. */
const MAX_FRAGMENT_BOXES = 22_000
/** Without one of them, a film can't be played. */
const NEEDED = ['moov', 'mdat', 'moof']

/** Null when it or the media data is incomplete. @throws TooIntricate with the reason for the user. */
export async function findMoov(file: ByteSource): Promise<Moov | null> {
  const boxes = await topBoxes(file)
  const moov = boxes?.find(({ type }) => type === 'moov')
  if (!boxes || !moov || !boxes.some(({ type }) => type === 'mdat')) return null
  if (moov.end - moov.start > MAX_MOOV_BYTES)
    throw new TooIntricate(
      msg('That video’s index is larger than 16 MB, which is too large. Please export the video again.'),
    )
  return { start: moov.start, bytes: await file.read(moov.start, moov.end - moov.start) }
}

/** Null when a box of the film ends beyond the file. */
async function topBoxes({ size, read }: ByteSource): Promise<Box[] | null> {
  const boxes: Box[] = []
  let others = 0
  for (let position = 0; position + 8 <= size;) {
    const header = Buffer.concat([await read(position, 16), Buffer.alloc(16)])
    const { length, headerLength } = boxLength(header, 0, size - position)
    const type = header.toString('latin1', 4, 8)
    // What cameras append in a form of their own is not part of the film.
    if (length < headerLength || position + length > size)
      return isComplete(boxes) && !NEEDED.includes(type) ? boxes : null
    if (type !== 'moof' && type !== 'mdat') others += 1
    if (others > MAX_TOP_BOXES || boxes.length === MAX_FRAGMENT_BOXES) throw new TooIntricate(TOO_MANY_PARTS)
    boxes.push({ type, start: position + headerLength, end: position + length })
    position += length
  }
  return boxes
}

const isComplete = (boxes: Box[]): boolean => ['moov', 'mdat'].every((type) => boxes.some((box) => box.type === type))
