import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mediaFolder } from '../mediaFolder.ts'
import type { FileStore, StoredFile } from './FileStore.ts'

/** Other folders, `incoming` and `work`, hold unfinished files, and `hls` streams. */
const FOLDERS = ['', 'sizes']

export function localStore(): FileStore {
  const pathOf = (key: string) => join(mediaFolder(), key)
  return {
    take: async (key, path) => {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await move(path, pathOf(key))
    },
    takeFolder: async (folder, path) => {
      await mkdir(dirname(pathOf(folder)), { recursive: true })
      await rm(pathOf(folder), { recursive: true, force: true })
      await rename(path, pathOf(folder))
    },
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    folders: async function* (folder) {
      yield await readdir(pathOf(folder)).catch(() => [])
    },
    open: async (key, range) => createReadStream(pathOf(key), range),
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(() => null)
      return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : null
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    copy: (from, to) => copyFile(pathOf(from), pathOf(to)),
    localPath: pathOf,
    list: async function* (prefix = '') {
      for (const folder of FOLDERS) {
        const files = await listFolder(folder)
        yield files.filter(({ key }) => key.startsWith(prefix))
      }
    },
    signRead: () => Promise.resolve(null),
    signWrite: () => Promise.resolve(null),
  }
}

/**
 * Renames atomically on the same disk; otherwise copies under another name first, so that no reader sees a partial
 * file.
 */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const part = `${to}.${process.pid}.part`
    try {
      await copyFile(from, part)
      await rename(part, to)
    } catch (failure) {
      await rm(part, { force: true })
      throw failure
    }
    await rm(from, { force: true })
  }
}

async function listFolder(folder: string): Promise<StoredFile[]> {
  const path = join(mediaFolder(), folder)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const files: StoredFile[] = []
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const found = await stat(join(path, entry.name)).catch(() => null)
    if (found) files.push({ key: join(folder, entry.name), modifiedAt: found.mtime })
  }
  return files
}
