import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

/** Read from disk at a time: larger reads cost less for each byte of a film. */
const PIECE_BYTES = 128 * 1024
const STALLED_MS = 60_000

/** Both included. */
export type ByteRange = { start: number; end: number }

/**
 * Sends bytes of a file and ends the answer. The same few kilobytes are used for all of it: what
 * is read anew for each piece would wait as garbage, hundreds of megabytes of it while many watch.
 *
 * @param stalledMs somebody who takes nothing for so long is sent away.
 * @throws Error of the file system, as long as nothing was sent.
 */
export async function pourFile(
  path: string,
  { start, end }: ByteRange,
  response: ServerResponse,
  stalledMs = STALLED_MS,
): Promise<void> {
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
    // Whoever waits for the rest of a file that has become shorter would wait for ever.
    if (at <= end && response.headersSent) response.destroy()
    else response.end()
  } catch (error) {
    if (!response.headersSent) throw error
    response.destroy()
  } finally {
    await file.close()
  }
}

/** Resolves when the system has taken the bytes, and their place may be used again; false when nobody is there any more. */
function isTaken(response: ServerResponse, bytes: Buffer): Promise<boolean> {
  const { socket } = response.req
  if (response.destroyed || socket.destroyed) return Promise.resolve(false)
  return new Promise((resolve) => {
    // An answer that waits for an earlier one on its connection does not hear of the connection's end.
    const leave = () => resolve(false)
    socket.once('close', leave)
    response.write(bytes, (error) => {
      socket.off('close', leave)
      resolve(!error)
    })
  })
}
