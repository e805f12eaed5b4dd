import type { SetupFinding } from '#contracts/operations/setup.ts'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { store } from '#media/store/store.ts'
import { tryStore } from '#media/store/tryStore.ts'
import { done } from './findings.ts'

export async function checkFiles(): Promise<SetupFinding> {
  await tryStore(store())
  const bucket = bucketOrigin()
  return done(
    bucket
      ? `A file was stored at ${bucket}, read and removed.`
      : 'A file was stored on this machine’s disk, read and removed. Backups have to contain the folder of files.',
  )
}
