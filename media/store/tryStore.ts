import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withTempDir } from '../withTempDir.ts'
import type { FileStore } from './FileStore.ts'

const TEXT = 'setup'

/** Stores a file of a few bytes, reads it and removes it. @throws Error that says what doesn't work. */
export const tryStore = (store: FileStore): Promise<void> =>
  withTempDir(async (folder) => {
    const key = `setup-${randomBytes(8).toString('hex')}.txt`
    await writeFile(join(folder, key), TEXT)
    await store.take(key, join(folder, key), 'text/plain')
    const found = await store.stat(key)
    await store.remove(key)
    if (found?.bytes !== TEXT.length) throw new Error('A file was stored, but could not be read again.')
  })
