import { execFile } from 'node:child_process'
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const MIB = 1024 * 1024
const BOX_HEADER = 8

/** A short film, and after it an unused box of random bytes up to this size. */
export async function makeBigFilm(path: string, bytes: number): Promise<void> {
  await promisify(execFile)('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25:duration=4'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', path],
  ])
  const film = await readFile(path)
  const file = createWriteStream(path)
  const header = Buffer.alloc(BOX_HEADER)
  header.writeUInt32BE(bytes - film.length)
  header.write('free', 4)
  file.write(film)
  file.write(header)
  const random = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16))
  for (let left = bytes - film.length - BOX_HEADER; left > 0; left -= MIB)
    if (!file.write(random.update(Buffer.alloc(Math.min(MIB, left))))) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
  if ((await stat(path)).size !== bytes) throw new Error('The film does not have the wanted size')
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: MIB }), hash)
  return hash.digest('hex')
}
