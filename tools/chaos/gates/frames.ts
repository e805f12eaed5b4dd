/** One message of PostgreSQL's protocol, from the side of the client. */
export type Frame = {
  /** Its letter; empty for the first one, which has none. */
  type: string
  bytes: Buffer
}

const HEAD = 5
const FIRST_HEAD = 4

/** Cuts what a client sends into messages. */
export function readFrames(): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const frames: Frame[] = []
    for (;;) {
      const head = isFirst ? FIRST_HEAD : HEAD
      if (rest.length < head) return frames
      const length = isFirst ? rest.readInt32BE(0) : rest.readInt32BE(1) + 1
      if (rest.length < length) return frames
      frames.push({ type: isFirst ? '' : String.fromCharCode(rest[0] ?? 0), bytes: rest.subarray(0, length) })
      rest = rest.subarray(length)
      isFirst = false
    }
  }
}

/**
 * The statement a message has carried out; null for one that carries out nothing.
 *
 * @param named statements by their name, which are remembered here when they are planned.
 */
export function statementOf({ type, bytes }: Frame, named: Map<string, string>): string | null {
  if (type === 'Q') return bytes.toString('utf8', HEAD, bytes.length - 1)
  const [first = '', second = ''] = type === 'P' || type === 'B' ? bytes.toString('utf8', HEAD).split('\0', 2) : []
  if (type === 'P') named.set(first, second)
  return type === 'B' ? (named.get(second) ?? null) : null
}
