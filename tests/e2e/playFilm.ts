import { expect, type Page } from '@playwright/test'

/** Muted, because a browser plays sound only after a click. */
export async function playFilm(page: Page): Promise<void> {
  const video = page.locator('video')
  await expect(video).toBeAttached()
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3)
}
