import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { store } from '#media/store/store.ts'
import { tryStore } from '#media/store/tryStore.ts'
import { done, type Finding } from './findings.ts'

export async function checkFiles(): Promise<Finding> {
  await tryStore(store())
  const bucket = bucketOrigin()
  if (bucket) return done('A file was stored at {bucket}, read and removed.', { bucket })
  return done(
    'A file was stored on this machine’s disk, read and removed. Backups have to contain the folder of files.',
  )
}
