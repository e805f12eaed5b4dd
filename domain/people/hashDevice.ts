import { createHash } from 'node:crypto'

/** Devices are stored by what their key hashes to; the key itself is only in the browser's cookie. */
export const hashDevice = (deviceKey: string): string => createHash('sha256').update(deviceKey).digest('hex')
