import type { Upload } from './createUploader.ts'

/** The same for the same file that is chosen again, also after a reload. */
export function fingerprintOf({ name, type, size, data }: Upload): string {
  const changedAt = data instanceof File ? data.lastModified : 0
  return ['upload', name, type, size, changedAt].join(' ')
}
