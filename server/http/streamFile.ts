import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** Larger reads cost less per byte of a video. */
const READ_BYTES = 128 * 1024
const STALLED_MS = 60_000

/** Inclusive. */
export type ByteRange = { start: number; end: number }

const lastOf = new WeakMap<Socket, Promise<unknown>>()

/**
 * Pipelined requests open their files one after the other, because one packet may request thousands.
 * @param stalledMs closes the connection when the client reads nothing for this long.
 * @throws Error of the file system before anything is sent.
 */
export function streamFile(
  path: string,
  range: ByteRange,
  response: ServerResponse,
  stalledMs = STALLED_MS,
): Promise<void> {
  const { socket } = response.req
  const sent = (lastOf.get(socket) ?? Promise.resolve()).then(() => send(path, range, response, stalledMs))
  lastOf.set(
    socket,
    sent.catch(() => undefined),
  )
  return sent
}

async function send(path: string, { start, end }: ByteRange, response: ServerResponse, stalledMs: number) {
  const { socket } = response.req
  if (socket.destroyed) return
  const file = await open(path)
  // A response that waits for earlier ones does not notice the end of its connection.
  const connection = new AbortController()
  const abort = () => connection.abort()
  socket.once('close', abort)
  try {
    response.setTimeout(stalledMs, () => response.destroy())
    const stream = file.createReadStream({ start, end: Math.max(start, end), highWaterMark: READ_BYTES })
    await pipeline(stream, response, { signal: connection.signal, end: false })
    // A client would wait forever for the rest of a truncated file.
    if (stream.bytesRead < end - start + 1) throw new Error('The file is shorter than it was')
    response.end()
  } catch (error) {
    if (socket.destroyed || response.destroyed) return
    if (response.headersSent) response.destroy()
    throw error
  } finally {
    socket.off('close', abort)
    await file.close()
  }
}
