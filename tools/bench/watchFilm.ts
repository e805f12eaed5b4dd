import type { Page } from '@playwright/test'

export type Playback = {
  /** After play was pressed. */
  firstFrameMs: number
  /** In the given seconds after play was pressed. */
  playedSeconds: number
  /** In the given seconds after the first frame. */
  stalls: number
  /** The heights that were shown, in order. */
  lines: number[]
  segmentsBefore: number
  segments: number
}

/** Opens the page, waits until it loads nothing more, presses play and watches. */
export async function watchFilm(page: Page, path: string, seconds: number): Promise<Playback> {
  let segments = 0
  page.on('request', (request) => void (segments += Number(request.url().endsWith('.m4s'))))
  await page.goto(path)
  const button = page.locator('media-play-button')
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  const segmentsBefore = segments
  const watching = page.locator('video').evaluate(watch, seconds)
  await button.click()
  return { ...(await watching), segmentsBefore, segments: segments - segmentsBefore }
}

type Watched = Omit<Playback, 'segmentsBefore' | 'segments'>

/** Runs in the page. */
function watch(element: Element, seconds: number): Promise<Watched> {
  const film = element as HTMLVideoElement
  return new Promise((resolve) => {
    // No function in here has a name, because the compiler's helper for names is missing in the page.
    film.addEventListener('play', () => {
      const playedAt = performance.now()
      const lines: number[] = []
      let stalls = 0
      let playedSeconds = 0
      setTimeout(() => (playedSeconds = film.currentTime), seconds * 1000)
      film.requestVideoFrameCallback(() => {
        const firstFrameMs = performance.now() - playedAt
        film.addEventListener('waiting', () => (stalls += 1))
        setTimeout(() => resolve({ firstFrameMs, playedSeconds, stalls, lines }), seconds * 1000)
      })
      film.addEventListener('resize', () => lines.push(film.videoHeight))
    })
  })
}
