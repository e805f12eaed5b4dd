import { readFieldClock } from './fieldClock.ts'
import { fieldStateOf } from './fieldLease.ts'
import { listFieldCaches, readFieldRecord } from './fieldStore.ts'

/** The saved answer to a request, from a copy that has not expired. Removes expired copies. */
export async function matchField(url: URL): Promise<Response | null> {
  const now = Date.now()
  const latest = await readFieldClock(now)
  for (const name of await listFieldCaches()) {
    const record = await readFieldRecord(name)
    const state = record && fieldStateOf(record, now, latest)
    if (state === 'expired') await caches.delete(name)
    if (state !== 'open') continue
    const cache = await caches.open(name)
    // A picture is saved in one width only.
    const found = await cache.match(url.pathname, {
      ignoreVary: true,
      ignoreSearch: url.pathname.startsWith('/media/'),
    })
    if (found) return found
  }
  return null
}
