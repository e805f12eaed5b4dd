export type PostgresMessage = {
  /** Empty for the startup message. */
  type: string
  bytes: Buffer
}

const HEAD = 5
const FIRST_HEAD = 4

export function createMessageReader(): (chunk: Buffer) => PostgresMessage[] {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const frames: PostgresMessage[] = []
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

/** @param named prepared statements; a Parse message adds to it. */
export function statementOf({ type, bytes }: PostgresMessage, named: Map<string, string>): string | null {
  if (type === 'Q') return bytes.toString('utf8', HEAD, bytes.length - 1)
  const [first = '', second = ''] = type === 'P' || type === 'B' ? bytes.toString('utf8', HEAD).split('\0', 2) : []
  if (type === 'P') named.set(first, second)
  return type === 'B' ? (named.get(second) ?? null) : null
}
