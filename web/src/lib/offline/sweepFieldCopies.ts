import { listFieldCaches, readFieldRecord } from './fieldStore.ts'

/** Removes copies of other accounts, and unfinished ones that no tab is saving. */
export async function sweepFieldCopies(owner: string): Promise<void> {
  for (const name of await listFieldCaches()) {
    const record = await readFieldRecord(name)
    if (record && record.owner !== owner) await caches.delete(name)
    if (!record) await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && caches.delete(name))
  }
}
