import { ApiError } from '#contracts/platform/ApiError.ts'
import { addressOf } from '#contracts/shared/addressOf.ts'
import type { FieldCopy } from '#contracts/content/fieldCopies.ts'
import { readPost } from '#contracts/routes/content/posts.ts'
import { fetchChunk } from '../../../lib/fetchChunk.ts'
import { fieldCacheName, type FieldRecord, writeFieldRecord } from '../../../lib/offline/fieldStore.ts'

export type SaveProgress = { files: number; of: number; bytes: number }

type Options = { signal: AbortSignal; onProgress: (progress: SaveProgress) => void }

/** Saves all files of a post, or none. @throws ApiError, and `QuotaExceededError` on a full device. */
export async function saveFieldCopy(copy: FieldCopy, options: Options): Promise<FieldRecord> {
  const name = fieldCacheName(copy.post.id)
  // Another tab must not remove what is being saved here.
  return navigator.locks.request(name, async () => {
    try {
      return await save(await caches.open(name), copy, options)
    } catch (error) {
      await caches.delete(name)
      throw error
    }
  })
}

async function save(cache: Cache, { post, owner, expiresAt, files, isFilmMissing }: FieldCopy, options: Options) {
  let bytes = 0
  for (const [at, { url, kind }] of files.entries()) {
    options.onProgress({ files: at, of: files.length, bytes })
    bytes += await saveFile(cache, url, { signal: options.signal, isNeeded: kind !== 'photo' })
  }
  await keepProgram(post.streamURL !== null)
  const address = addressOf(readPost, { params: { id: post.id } })
  await cache.put(address, Response.json(post))
  const record = {
    postId: String(post.id),
    title: post.title,
    language: post.language,
    owner: String(owner),
    expiresAt,
    savedAt: new Date().toISOString(),
    bytes,
    isFilmMissing,
  }
  await writeFieldRecord(record)
  return record
}

/** Parts of this page that were loaded before there was a worker, such as the player, pass it now. */
async function keepProgram(hasStream: boolean): Promise<void> {
  if (hasStream) await fetchChunk(() => import('../../../ui/player/attachStream.ts'))
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  const parts = used.filter((name) => name.startsWith(`${window.location.origin}/assets/`))
  await Promise.all(parts.map((part) => fetch(part)))
}

/** @returns its size. A picture that can't be loaded is left out. */
async function saveFile(
  cache: Cache,
  url: string,
  { signal, isNeeded }: { signal: AbortSignal; isNeeded: boolean },
): Promise<number> {
  const response = await fetch(url, { signal })
  if (!response.ok) {
    if (isNeeded) throw new ApiError(response.status, await response.text(), response.statusText)
    return 0
  }
  const file = await response.blob()
  const [address = url] = url.split('?')
  await cache.put(
    address,
    new Response(file, { headers: { 'Content-Type': file.type, 'Content-Length': String(file.size) } }),
  )
  return file.size
}
