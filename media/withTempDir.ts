import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaFolder } from './mediaFolder.ts'
import { store } from './store/store.ts'

/** On the same disk as finished files, so that a rename works. */
export async function withTempDir<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = join(mediaFolder(), 'work')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'w-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Downloads a copy if the file is in a bucket. */
export async function localFile(key: string, folder: string): Promise<string> {
  const here = store().localPath(key)
  if (here) return here
  const path = join(folder, 'original')
  await pipeline(await store().open(key), createWriteStream(path))
  return path
}
