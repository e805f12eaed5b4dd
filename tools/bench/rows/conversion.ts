import { waitUntil } from '../../chaos/waitUntil.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { addFilm, stateOf } from '../streamedFilm.ts'

const PAGE = '/content'
const READERS = 4
const SECONDS = 20
const BEGIN_MS = 5 * 60_000
const MOST = 1.5

/** Pages while ffmpeg makes the stream of a film, and while nothing is made. */
export const conversion: Row = {
  name: 'conversion',
  size: 'small',
  run: async (testbed, report) => {
    await read(testbed)
    const idle = percentile95(await read(testbed))
    const film = await addFilm(testbed)
    await waitUntil('the conversion', async () => (await stateOf(testbed, film)) === 'converting', BEGIN_MS)
    const busy = percentile95(await read(testbed))
    const isStillBusy = (await stateOf(testbed, film)) === 'converting'
    report({
      row: `${PAGE} while a film is converted`,
      target: `p95 ≤ ${MOST} × idle`,
      meets: isStillBusy && busy <= MOST * idle,
      note: `p95 ${busy.toFixed(1)} ms, idle ${idle.toFixed(1)} ms, ${READERS} readers for ${SECONDS} s${isStillBusy ? '' : '; the conversion ended before'}`,
    })
  },
}

/** @returns the milliseconds of each answer. */
async function read({ site }: Testbed): Promise<number[]> {
  const end = Date.now() + SECONDS * 1000
  const times: number[] = []
  const reader = async () => {
    while (Date.now() < end) {
      const start = performance.now()
      const response = await fetch(site.url + PAGE)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${PAGE} answered ${response.status}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return times
}

function percentile95(times: number[]): number {
  const sorted = times.sort((one, other) => one - other)
  return sorted[Math.floor(0.95 * sorted.length)] ?? 0
}
