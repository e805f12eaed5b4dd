import { open } from 'node:fs/promises'
import { withFile } from './ByteSource.ts'
import { findMoov } from './findMoov.ts'
import { findGps, type Place } from './findGps.ts'
import { cpuQueue } from './cpuQueue.ts'

/** Keeps the length of the file. @param path an inspected video: too many positions were rejected there. */
export const stripGps = (path: string): Promise<void> =>
  cpuQueue(async () => {
    const moov = await withFile(path, findMoov)
    const places = moov ? findGps(moov.bytes) : []
    if (!moov || places.length === 0) return
    for (const place of places) overwrite(moov.bytes, place)
    const file = await open(path, 'r+')
    try {
      await file.write(moov.bytes, 0, moov.bytes.length, moov.start)
      await file.sync()
    } finally {
      await file.close()
    }
  })

/** With 0° 0', of the same length. */
function overwrite(moov: Buffer, { start, end, as }: Place): void {
  if (as === 'numbers') moov.fill(0, start, end)
  else moov.write('+00+000/'.padStart(end - start, ' '), start, 'latin1')
}
