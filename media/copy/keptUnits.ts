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

/** A picture without the units that no player needs. Bytes in another form stay as they are. */
export function keepUnits(sample: Buffer, coding: Coding, lengthBytes: number): Buffer {
  const kept: Buffer[] = []
  let isWhole = true
  for (let at = 0; at < sample.length;) {
    if (at + lengthBytes >= sample.length) return sample
    const end = at + lengthBytes + sample.readUIntBE(at, lengthBytes)
    if (end > sample.length) return sample
    if (isNeeded(sample.subarray(at + lengthBytes, end), coding)) kept.push(sample.subarray(at, end))
    else isWhole = false
    at = end
  }
  return isWhole ? sample : Buffer.concat(kept)
}

/** @param unit without its length. */
export function isNeeded(unit: Buffer, coding: Coding): boolean {
  const [first = 0] = unit
  if (coding === 'h264') {
    const type = first & 31
    // Padding, and numbers that the standard leaves to others.
    if (type === 0 || type === 12 || type >= 24) return false
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
