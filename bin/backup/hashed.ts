import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Hashed = { bytes: number; sha256: string }

function meter(): { through: Transform; total: () => Hashed } {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, total: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a new file readable only by its owner, and syncs it to disk. */
export async function writeHashed(path: string, ...source: [Readable, ...Transform[]]): Promise<Hashed> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const { through, total } = meter()
  await pipeline([...source, through, createWriteStream(path, { mode: 0o600, flags: 'wx' })])
  const file = await open(path)
  await file.sync().finally(() => file.close())
  return total()
}

export async function hashOf(source: Readable): Promise<Hashed> {
  const { through, total } = meter()
  through.resume()
  await pipeline(source, through)
  return total()
}

export async function checkFile(path: string, { bytes, sha256 }: Hashed): Promise<void> {
  const found = await hashOf(createReadStream(path)).catch((error: Error) => {
    throw new Error(`The backup is damaged: ${path} cannot be read (${error.message}).`)
  })
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new Error(`The backup is damaged: ${path} has changed since it was written.`)
}
