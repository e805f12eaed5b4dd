import { randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Testbed } from '../createTestbed.ts'
import { measure } from '../measure.ts'
import type { Row } from '../Row.ts'
import { watchMemory } from '../usage.ts'

const MIB = 1024 * 1024
const FILM_MIB = 500
const READERS = 64
const MAX_GROWTH_MB = 60

export const video: Row = {
  name: 'video',
  size: 'large',
  run: async (testbed, report) => {
    const { site, limits, database, cookies } = testbed
    const { file, address } = await createVideo(testbed)
    const pieces = Array.from({ length: READERS }, (_, index) => (index * 7 * MIB) % ((FILM_MIB - 1) * MIB))
    const shotsOf = (path: string) =>
      pieces.map((start) => ({
        path,
        headers: { Range: `bytes=${start}-${start + MIB - 1}`, Cookie: cookies.subscriber },
      }))
    const common = { connections: READERS, databasePid: database.pid }
    const memory = watchMemory(site.pid)
    const { product, limit } = await measure({
      limit: { ...common, url: limits.plainUrl, loadRequests: shotsOf(file), pid: limits.pid },
      product: { ...common, url: site.url, loadRequests: shotsOf(address), pid: site.pid },
    })
    const { before, highest } = memory.stop()
    const isFlat = highest - before <= MAX_GROWTH_MB
    report({
      row: 'premium film, 1 MiB ranges, 64 readers',
      target: '≥ 0.7 × createReadStream, memory flat',
      meets: product.perSecond >= 0.7 * limit.perSecond && isFlat && product.failures === 0,
      product,
      limit,
      memory: highest,
      note: `memory +${Math.round(highest - before)} MB`,
    })
  },
}

async function createVideo({ dataDir, database }: Testbed): Promise<{ file: string; address: string }> {
  const key = `bench${randomBytes(8).toString('hex')}`
  const file = join(dataDir, 'media', `${key}.mp4`)
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  const piece = randomBytes(MIB)
  for (let written = 0; written < FILM_MIB; written++) await handle.write(piece)
  await handle.close()
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into media (kind, state, filename, mime_type, filesize, used_at) values ('video', 'ready', $1, 'video/mp4', $2, now()) returning id`,
    [`${key}.mp4`, FILM_MIB * MIB],
  )
  await database.pool.query(
    `insert into posts (title, type, is_subscriber_only, status, video_id) values ('A long film', 'video', true, 'published', $1)`,
    [rows[0]?.id],
  )
  return { file, address: `/media/${key}` }
}
