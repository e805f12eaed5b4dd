import type { SetupFinding } from '#contracts/operations/setup.ts'
import { env } from '#env'
import { store } from '#media/store/store.ts'
import { tryStore } from '#media/store/tryStore.ts'
import { done } from './findings.ts'

export async function checkFiles(): Promise<SetupFinding> {
  await tryStore(store())
  const { S3_BUCKET } = env()
  return done(
    S3_BUCKET
      ? `A file was stored in the bucket ${S3_BUCKET}, read and removed.`
      : 'A file was stored on this machine’s disk, read and removed. Backups have to contain the folder of files.',
  )
}
