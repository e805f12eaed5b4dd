/** What the units of a picture's coding mean. */
export type Coding = 'h264' | 'hevc'

/**
 * Supplemental messages that a player needs: buffering, timing, where decoding can begin, two pictures in one, orientation,
 * brightness of HDR. Cameras and editors put text, positions and captions into others.
 */
const NEEDED: Record<Coding, number[]> = {
  h264: [0, 1, 6, 45, 47, 137, 144, 147],
  hevc: [0, 1, 6, 45, 47, 129, 130, 132, 137, 144, 147],
}
const MAX_MESSAGE_BYTES = 64
/** Padding, and numbers of H.264 without a meaning. */
const UNUSED = [0, 12, 16, 17, 18, 22, 23]

/** Some recorders write these before each unit, in place of its length. */
const START_CODE = Buffer.from([0, 0, 0, 1])

/**
 * A picture without the units that no player needs. What is behind the last whole one is padding, or something that
 * players skip, and isn't kept.
 */
export function keepUnits(sample: Buffer, coding: Coding, lengthBytes: number): Buffer {
  const units = sample.subarray(0, 4).equals(START_CODE) ? startedUnits(sample) : countedUnits(sample, lengthBytes)
  if (units.length === 0) return sample
  const kept = units.filter(({ head, bytes }) => isNeeded(bytes.subarray(head), coding)).map(({ bytes }) => bytes)
  return Buffer.concat(kept)
}

/** With what comes before it: its length, or a start code. */
type Unit = { head: number; bytes: Buffer }

function countedUnits(sample: Buffer, lengthBytes: number): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at + lengthBytes < sample.length;) {
    const end = at + lengthBytes + sample.readUIntBE(at, lengthBytes)
    if (end > sample.length) break
    units.push({ head: lengthBytes, bytes: sample.subarray(at, end) })
    at = end
  }
  return units
}

/** A start code can lack its first zero. */
function startedUnits(sample: Buffer): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < sample.length;) {
    const head = sample[at + 2] === 1 ? 3 : 4
    const next = sample.indexOf(START_CODE.subarray(1), at + head)
    const end = next === -1 ? sample.length : sample[next - 1] === 0 ? next - 1 : next
    units.push({ head, bytes: sample.subarray(at, end) })
    at = end
  }
  return units
}

/** @param unit without its length. */
export function isNeeded(unit: Buffer, coding: Coding): boolean {
  const [first = 0] = unit
  if (coding === 'h264') {
    const type = first & 31
    // From 24 on, the standard leaves the numbers to others.
    if (UNUSED.includes(type) || type >= 24) return false
    return type !== 6 || messagesOf(unit.subarray(1)).every(isMessageNeeded('h264'))
  }
  const type = (first >> 1) & 63
  if (type === 38 || type >= 41) return false
  return (type !== 39 && type !== 40) || messagesOf(unit.subarray(2)).every(isMessageNeeded('hevc'))
}

type Message = { type: number; bytes: number }

const isMessageNeeded =
  (coding: Coding) =>
  ({ type, bytes }: Message) =>
    NEEDED[coding].includes(type) && bytes <= MAX_MESSAGE_BYTES

function messagesOf(escaped: Buffer): Message[] {
  const payload = unescape(escaped)
  const messages: Message[] = []
  let at = 0
  const number = () => {
    let value = 0
    while (payload[at] === 255) {
      value += 255
      at += 1
    }
    value += payload[at] ?? 0
    at += 1
    return value
  }
  // The last byte only ends the unit.
  while (at < payload.length - 1) {
    const message = { type: number(), bytes: number() }
    at += message.bytes
    messages.push(message)
  }
  return messages
}

/** Two zeros are followed by a 3 that doesn't count, so that nothing looks like the start of a unit. */
function unescape(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0)))
}
