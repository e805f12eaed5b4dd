import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaFolder } from './mediaFolder.ts'
import { store } from './store/store.ts'

const parentFolder = () => join(mediaFolder(), 'work')

/** On the same disk as finished files, so that a rename works. */
export async function withTempDir<Result>(
  work: (folder: string) => Promise<Result>,
  prefix: 'w-' | 'stream-' = 'w-',
): Promise<Result> {
  const parent = parentFolder()
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Left by processes that were killed. The caller knows that none is at work. */
export async function removeTempDirs(prefix: 'stream-'): Promise<void> {
  const names = await readdir(parentFolder()).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(prefix)))
    await rm(join(parentFolder(), name), { recursive: true, force: true })
}

/** Downloads a copy if the file is in a bucket. */
export async function localFile(key: string, folder: string): Promise<string> {
  const here = store().localPath(key)
  if (here) return here
  const path = join(folder, 'original')
  await pipeline(await store().open(key), createWriteStream(path))
  return path
}
