import { join, resolve } from 'node:path'
import { env } from '#env'

/** Absolute, because the panel runs in another working directory. */
export function mediaFolder(): string {
  return resolve(join(env().DATA_DIR, 'media'))
}
