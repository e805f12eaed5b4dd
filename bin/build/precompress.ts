import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = ['.js', '.mjs', '.css', '.svg', '.webmanifest', '.txt', '.json']
const FROM_BYTES = 600

/** Writes `.br` and `.gz` beside each text file, at maximum compression; skips folders that start with a dot. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.slice(folder.length).includes('/.'))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
