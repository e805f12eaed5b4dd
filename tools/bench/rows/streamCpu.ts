import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { streamedFilm } from '../streamedFilm.ts'
import { cpuOf, cpuOfProcessTree } from '../usage.ts'

const VIEWERS = 16
const MINUTES = 1
const SEGMENT_SECONDS = 4
const ROUNDS = 3

/** One minute of a film for each viewer: the segments of the best quality, and the same minute of the file. */
export const streamCpu: Row = {
  name: 'stream-cpu',
  size: 'small',
  run: async (testbed, report) => {
    const { key, bytes, seconds } = await streamedFilm(testbed)
    const segments = Array.from(
      { length: (MINUTES * 60) / SEGMENT_SECONDS },
      (_, at) => `/media/${key}/hls/1080/${String(at).padStart(5, '0')}.m4s`,
    )
    // A browser plays a file with one request.
    const last = Math.floor((bytes * MINUTES * 60) / seconds) - 1
    const stream = () => watchAll(testbed, segments, {})
    const file = () => watchAll(testbed, [`/media/${key}`], { range: `bytes=0-${last}` })
    await stream()
    await file()
    const byStream: Cpu[] = []
    const byFile: Cpu[] = []
    for (let round = 0; round < ROUNDS; round++) {
      byStream.push(await stream())
      byFile.push(await file())
    }
    report({
      row: 'one minute of a film, as a stream; limit: as a file',
      target: '',
      meets: null,
      product: medianOf(byStream),
      limit: medianOf(byFile),
      note: `CPU for one viewer-minute: ${segments.length} segments of 1080 lines, or ${Math.round(last / 1e6)} MB of the file`,
    })
  },
}

type Cpu = { processCpu: number; databaseCpu: number }

async function watchAll({ site, database, cookies }: Testbed, paths: string[], headers: object): Promise<Cpu> {
  const before = { process: cpuOf(site.pid), database: cpuOfProcessTree(database.pid) }
  await Promise.all(
    Array.from({ length: VIEWERS }, async () => {
      for (const path of paths) {
        const response = await fetch(site.url + path, { headers: { ...headers, cookie: cookies.subscriber } })
        if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`)
        await response.body.pipeTo(new WritableStream())
      }
    }),
  )
  return {
    processCpu: (cpuOf(site.pid) - before.process) / VIEWERS / MINUTES,
    databaseCpu: (cpuOfProcessTree(database.pid) - before.database) / VIEWERS / MINUTES,
  }
}

const medianOf = (rounds: Cpu[]): Cpu | undefined =>
  [...rounds].sort((one, other) => one.processCpu - other.processCpu)[Math.floor(rounds.length / 2)]
