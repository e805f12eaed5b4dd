import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from './site.ts'
import { ticketOf } from './uploads.ts'

type Stored = { state: string; filename: string | null; mime_type: string | null }

export const mediaOf = (site: Site) => ({
  storedAs: async (uploadURL: string): Promise<Stored | undefined> =>
    (
      await site.pool.query<Stored>('select state, filename, mime_type from media where ticket = $1', [
        ticketOf(uploadURL),
      ])
    ).rows[0],
  files: async (folder = ''): Promise<string[]> =>
    (await readdir(join(site.dataDir, 'media', folder), { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
})
