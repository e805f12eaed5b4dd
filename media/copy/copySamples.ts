import type { FileHandle } from 'node:fs/promises'
import { INDEX_DOES_NOT_FIT, TooIntricate } from '../boxes.ts'
import type { ByteSource } from '../ByteSource.ts'
import { keepUnits } from './keptUnits.ts'
import type { Chunk, Track } from './Track.ts'
import { writeAll } from './writeAll.ts'
import type { Written } from './writeMoov.ts'

const WINDOW_BYTES = 4 * 1024 * 1024
const MAX_SAMPLE_BYTES = 64 * 1024 * 1024

type Job = { source: ByteSource; tracks: Track[]; file: FileHandle; /** Where in the file. */ start: number }

/**
 * Copies the samples of all tracks in the order of the file, so that picture and sound stay beside each other.
 *
 * @throws RangeError when a sample is outside of the file. @throws TooIntricate when samples overlap.
 */
export async function copySamples({ source, tracks, file, start }: Job): Promise<{ bytes: number; tracks: Written[] }> {
  const written = tracks.map((track) => ({
    track,
    starts: track.chunks.map(() => 0),
    sizes: 'each' in track.sizes ? { each: Uint32Array.from(track.sizes.each) } : track.sizes,
  }))
  const chunks = written
    .flatMap((one) => one.track.chunks.map((chunk, at) => ({ one, chunk, at })))
    .sort((one, other) => one.chunk.start - other.chunk.start)
  const read = windowOf(source)
  const output = writer(file, start)
  for (const { one, chunk, at } of chunks) {
    one.starts[at] = output.position()
    await copyChunk({ one, chunk, read, put: output.put })
  }
  await output.end()
  return { bytes: output.position() - start, tracks: written }
}

type Read = (start: number, length: number) => Promise<Buffer>
type Copied = { one: Written; chunk: Chunk; read: Read; put: (bytes: Buffer) => Promise<void> }

async function copyChunk({ one: { track, sizes }, chunk, read, put }: Copied): Promise<void> {
  let { start } = chunk
  if (!('each' in sizes)) {
    const end = start + Math.ceil(chunk.samples / sizes.perSamples) * sizes.bytes
    for (; start < end; start += WINDOW_BYTES) await put(await read(start, Math.min(WINDOW_BYTES, end - start)))
    return
  }
  const { coding = null, lengthBytes = 0 } = track.entries[chunk.entry - 1] ?? {}
  for (let sample = chunk.firstSample; sample < chunk.firstSample + chunk.samples; sample++) {
    const bytes = await read(start, sizes.each[sample] ?? 0)
    start += bytes.length
    const kept = coding ? keepUnits(bytes, coding, lengthBytes) : bytes
    sizes.each[sample] = kept.length
    await put(kept)
  }
}

/** Reads ahead, because samples are small. No byte is read for more than one sample. */
function windowOf({ size, read }: ByteSource): Read {
  let window: Buffer = Buffer.alloc(0)
  let windowStart = 0
  let total = 0
  return async (start, length) => {
    total += length
    if (length > MAX_SAMPLE_BYTES || total > size) throw new TooIntricate(INDEX_DOES_NOT_FIT)
    if (start + length > size) throw new RangeError('A sample is outside of the file')
    if (start < windowStart || start + length > windowStart + window.length) {
      window = await read(start, Math.max(length, WINDOW_BYTES))
      windowStart = start
    }
    return window.subarray(start - windowStart, start - windowStart + length)
  }
}

function writer(file: FileHandle, start: number) {
  let position = start
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const flush = async () => {
    const bytes = Buffer.concat(waiting)
    await writeAll(file, bytes, position - waitingBytes)
    waiting = []
    waitingBytes = 0
  }
  return {
    position: () => position,
    put: async (bytes: Buffer) => {
      waiting.push(bytes)
      waitingBytes += bytes.length
      position += bytes.length
      if (waitingBytes >= WINDOW_BYTES) await flush()
    },
    end: flush,
  }
}
