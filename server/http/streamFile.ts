import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

/** Read from disk at a time: larger reads cost less for each byte of a film. */
const PIECE_BYTES = 128 * 1024
const STALLED_MS = 60_000

/** Both included. */
export type ByteRange = { start: number; end: number }

/**
 * Sends bytes of a file and ends the answer. One piece of memory is used for all of it: what is read
 * anew for each piece would wait as garbage, hundreds of megabytes of it while many watch.
 *
 * @param stalledMs somebody who takes nothing for so long is sent away.
 * @throws Error of the file system. When something was sent already, the connection is broken off.
 */
export async function pourFile(
  path: string,
  { start, end }: ByteRange,
  response: ServerResponse,
  stalledMs = STALLED_MS,
): Promise<void> {
  if (!(await hasTurn(response))) return
  const file = await open(path)
  try {
    response.setTimeout(stalledMs, () => response.destroy())
    const piece = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, end - start + 1))
    let at = start
    while (at <= end) {
      const { bytesRead } = await file.read(piece, 0, Math.min(piece.length, end - at + 1), at)
      if (bytesRead === 0) break
      at += bytesRead
      if (!(await isTaken(response, piece.subarray(0, bytesRead)))) return
    }
    // An empty file has no last byte; but whoever waits for the rest of one that has become shorter would wait for ever.
    if (at <= end && Number(response.getHeader('Content-Length')) > 0)
      throw new Error('The file is shorter than it was')
    response.end()
  } catch (error) {
    if (response.headersSent) response.destroy()
    throw error
  } finally {
    await file.close()
  }
}

/**
 * Waits for the answers before this one on the same connection: a single packet may ask for thousands of films, each of
 * which would be open and in memory. @returns false when the connection ended first, of which the answer does not hear.
 */
function hasTurn(response: ServerResponse): Promise<boolean> {
  const { socket } = response.req
  if (response.socket || socket.destroyed) return Promise.resolve(!socket.destroyed)
  // One for each answer that waits.
  socket.setMaxListeners(0)
  return new Promise((resolve) => {
    const leave = () => resolve(false)
    socket.once('close', leave)
    response.once('socket', () => {
      socket.off('close', leave)
      resolve(true)
    })
  })
}

/** Resolves when the system has taken the bytes, and their place may be used again; false when nobody is there any more. */
function isTaken(response: ServerResponse, bytes: Buffer): Promise<boolean> {
  const { socket } = response.req
  if (response.destroyed || socket.destroyed) return Promise.resolve(false)
  return new Promise((resolve) => {
    const leave = () => resolve(false)
    socket.once('close', leave)
    response.write(bytes, (error) => {
      socket.off('close', leave)
      resolve(!error)
    })
  })
}
