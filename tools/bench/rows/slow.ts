import { chromium } from '@playwright/test'
import { findBrowser } from '../../findBrowser.ts'
import type { Site } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { slowProxy } from '../slowProxy.ts'
import { streamedFilm } from '../streamedFilm.ts'
import { type Playback, watchFilm } from '../watchFilm.ts'

const LATENCY_MS = 40
const SECONDS = 60

type Connection = { name: string; kilobits: number; target: string; isMet: (playback: Playback) => boolean }

const CONNECTIONS: Connection[] = [
  {
    name: '1.5 Mbit/s',
    kilobits: 1500,
    target: `first frame ≤ 3 s after play, then ${SECONDS} s without a stall`,
    isMet: ({ firstFrameMs, stalls }) => firstFrameMs <= 3000 && stalls === 0,
  },
  {
    name: '400 kbit/s',
    kilobits: 400,
    target: `≥ 55 of ${SECONDS} s play`,
    isMet: ({ playedSeconds }) => playedSeconds >= 55,
  },
]

/** A film of 8 Mbit/s in Chromium behind a slow connection. */
export const slow: Row = {
  name: 'slow',
  size: 'small',
  run: async (testbed, report) => {
    const film = await streamedFilm(testbed)
    for (const { name, kilobits, target, isMet } of CONNECTIONS) {
      const playback = await watchOn(testbed.site, {
        cookie: testbed.cookies.subscriber,
        // Not where the film was left on the connection before.
        path: `/content/${film.postId}?t=0`,
        kilobits,
      })
      report({ row: `a film of 8 Mbit/s at ${name}`, target, meets: isMet(playback), note: noteOf(playback) })
    }
  },
}

const noteOf = ({ firstFrameMs, stalls, playedSeconds, lines, segmentsBefore, segments }: Playback) =>
  `first frame ${Math.round(firstFrameMs)} ms, ${playedSeconds.toFixed(1)} s played in the ${SECONDS} s after play, ${stalls} stalls, ${lines.join(' then ')} lines, ${segmentsBefore} segments before play, ${segments} after`

type Visit = { cookie: string; path: string; kilobits: number }

async function watchOn({ url }: Site, { cookie, path, kilobits }: Visit): Promise<Playback> {
  const { hostname, port } = new URL(url)
  const proxy = await slowProxy(Number(port), (kilobits * 1000) / 8, LATENCY_MS)
  const browser = await chromium.launch({
    executablePath: findBrowser((what) => process.stdout.write(`${what}\n`)),
    args: [
      '--no-sandbox',
      '--autoplay-policy=no-user-gesture-required',
      // The page keeps its own address.
      `--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${proxy.port}`,
    ],
  })
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url }
      }),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    return await watchFilm(page, path, SECONDS)
  } finally {
    await browser.close()
    await proxy.close()
  }
}
