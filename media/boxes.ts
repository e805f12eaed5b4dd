import { msg } from '#contracts/shared/msg.ts'
/** A box of an MP4 or MOV; positions are relative to its parent's content. */
export type Box = { type: string; start: number; end: number }

/** A limit above what cameras and editors write, so that a crafted file can't cost more time. */
export class TooIntricate extends Error {}

const MAX_BOXES = 10_000
export const INDEX_DOES_NOT_FIT = msg('That video’s index doesn’t fit its data. Please export it again.')
export const TOO_MANY_PARTS = msg('That video has too many parts. Please export it again.')

export function boxLength(bytes: Buffer, at: number, rest: number): { length: number; headerLength: number } {
  const short = bytes.readUInt32BE(at)
  if (short === 1) return { length: Number(bytes.readBigUInt64BE(at + 8)), headerLength: 16 }
  return { length: short === 0 ? rest : short, headerLength: 8 }
}

export type Part = { type: string; content: Buffer }

/** The boxes in a box, until one has an impossible length. @throws TooIntricate */
export function splitBoxes(box: Buffer): Part[] {
  const parts: Part[] = []
  for (let position = 0; position + 8 <= box.length;) {
    const { length, headerLength } = boxLength(box, position, box.length - position)
    if (length < headerLength) break
    if (parts.length === MAX_BOXES) throw new TooIntricate(TOO_MANY_PARTS)
    const type = box.toString('latin1', position + 4, position + 8)
    parts.push({ type, content: box.subarray(position + headerLength, position + length) })
    position += length
  }
  return parts
}

export type Children = {
  all: (type: string) => Buffer[]
  first: (type: string) => Buffer | undefined
  inOrder: Part[]
}

/** Counts boxes across all calls. @throws TooIntricate from the function it returns. */
export function boxOpener(): (box: Buffer | undefined) => Children {
  let count = 0
  return (box) => {
    const found = new Map<string, Buffer[]>()
    const inOrder = box ? splitBoxes(box) : []
    for (const { type, content } of inOrder) {
      count += 1
      if (count > MAX_BOXES) throw new TooIntricate(TOO_MANY_PARTS)
      const alike = found.get(type) ?? []
      alike.push(content)
      found.set(type, alike)
    }
    return { all: (type) => found.get(type) ?? [], first: (type) => found.get(type)?.[0], inOrder }
  }
}
