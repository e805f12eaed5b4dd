import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { readFieldLease } from '#contracts/routes/content/fieldCopies.ts'
import { setFieldClock } from './fieldClock.ts'
import { listFieldRecords, removeFieldCopies, removeFieldCopy, writeFieldRecord } from './fieldStore.ts'

/** Asks the server which copies may stay, and until when. Without an answer nothing changes. */
export async function renewFieldCopies(): Promise<void> {
  const records = await listFieldRecords()
  if (records.length === 0) return
  try {
    const query = { posts: records.map(({ postId }) => postId).join(',') }
    const { expiresAt, posts } = await call(readFieldLease, { query })
    const kept = new Set(posts.map(String))
    for (const { postId } of records) if (!kept.has(postId)) await removeFieldCopy(postId)
    for (const record of records) if (kept.has(record.postId)) await writeFieldRecord({ ...record, expiresAt })
    await setFieldClock(Date.now())
  } catch (error) {
    // The membership has ended, or nobody is signed in.
    if (error instanceof ApiError && [401, 403].includes(error.status)) await removeFieldCopies()
  }
}
