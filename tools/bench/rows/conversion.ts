import { startChild } from '../../../bin/demo/child.ts'
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
    await read95(testbed)
    const idle = await read95(testbed)
    const film = await addFilm(testbed)
    await waitUntil('the conversion', async () => (await stateOf(testbed, film)) === 'converting', BEGIN_MS)
    const busy = await read95(testbed)
    const isStillBusy = (await stateOf(testbed, film)) === 'converting'
    report({
      row: `${PAGE} while a film is converted`,
      target: `p95 ≤ ${MOST} × idle`,
      meets: isStillBusy && busy <= MOST * idle,
      note: `p95 ${busy.toFixed(2)} ms, idle ${idle.toFixed(2)} ms, ${READERS} readers for ${SECONDS} s${isStillBusy ? '' : '; the conversion ended before'}`,
    })
  },
}

/** @returns the milliseconds that 95 of 100 answers took at most. */
async function read95({ site }: Testbed): Promise<number> {
  const child = startChild('tools/bench/readers.ts', {}, { args: [site.url + PAGE, String(READERS), String(SECONDS)] })
  return Number(await child.waitForOutput(/p95 (\S+) ms/))
}
