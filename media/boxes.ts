/** A box of an MP4 or MOV; positions are relative to its parent's content. */
export type Box = { type: string; start: number; end: number }

/** A limit above what cameras and editors write, so that a crafted file can't cost more time. */
export class TooIntricate extends Error {}

const MAX_BOXES = 10_000

export function boxLength(bytes: Buffer, at: number, rest: number): { length: number; headerLength: number } {
  const short = bytes.readUInt32BE(at)
  if (short === 1) return { length: Number(bytes.readBigUInt64BE(at + 8)), headerLength: 16 }
  return { length: short === 0 ? rest : short, headerLength: 8 }
}

export type Children = { all: (type: string) => Buffer[]; first: (type: string) => Buffer | undefined }

/** Counts boxes across all calls. @throws TooIntricate from the function it returns. */
export function boxOpener(): (box: Buffer | undefined) => Children {
  let count = 0
  return (box) => {
    const found = new Map<string, Buffer[]>()
    for (let position = 0; box && position + 8 <= box.length;) {
      const { length, headerLength } = boxLength(box, position, box.length - position)
      if (length < headerLength) break
      count += 1
      if (count > MAX_BOXES) throw new TooIntricate('That video has too many parts. Please export it again.')
      const type = box.toString('latin1', position + 4, position + 8)
      const alike = found.get(type) ?? []
      alike.push(box.subarray(position + headerLength, position + length))
      found.set(type, alike)
      position += length
    }
    return { all: (type) => found.get(type) ?? [], first: (type) => found.get(type)?.[0] }
  }
}
