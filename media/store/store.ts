import { env } from '#env'
import { localStore } from './localStore.ts'
import { s3Store } from './s3Store.ts'
import type { FileStore } from './FileStore.ts'

let current: FileStore | undefined

export function store(): FileStore {
  current ??= env().S3_BUCKET ? s3Store() : localStore()
  return current
}
