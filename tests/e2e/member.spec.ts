import { expect, test } from '@playwright/test'
import { signIn, signUp } from './people.ts'

const PREMIUM = 'Opening an amethyst geode by torchlight'

test('somebody signs up, subscribes with a test card and watches a premium video', async ({ page }) => {
  await signUp(page)
  await page.goto('/content')
  await page.getByRole('link', { name: PREMIUM }).click()
  await expect(page).toHaveURL('/subscribe')
  await expect(page.getByText(/7-day free trial|7 days/i).first()).toBeVisible()
  await page.getByRole('button', { name: /^Subscribe monthly/i }).click()
  await expect(page.getByText('Demo payment: no card is charged, do not type a real card number')).toBeVisible()
  await page.getByRole('button', { name: /^Subscribe monthly/i }).click()
  await expect(page.getByText('Welcome to the premium tier', { exact: true })).toBeVisible()
  await expect(page.getByText('Subscriber', { exact: true }).first()).toBeVisible()

  await page.goto('/content')
  await page.getByRole('link', { name: PREMIUM }).click()
  await expect(page.getByRole('heading', { name: PREMIUM })).toBeVisible()
  const video = page.locator('video')
  await expect(video).toBeAttached()
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3)

  const address = new URL(await video.evaluate((element: HTMLVideoElement) => element.currentSrc))
  const range = await page.request.get(address.pathname, { headers: { range: 'bytes=0-99' } })
  expect(range.status()).toBe(206)
  const stranger = await fetch(address)
  expect(stranger.status).toBe(401)
})

test('a member without a subscription is refused the comment and the bytes', async ({ page }) => {
  await signIn(page, 'member@stonehunt.test')
  const posts = (await (await page.request.get('/api/posts')).json()) as {
    id: number
    title: string
    locked: boolean
    videoURL: string | null
  }[]
  const premium = posts.find(({ title }) => title === PREMIUM)
  expect(premium).toMatchObject({ locked: true, videoURL: null })
  const comment = await page.request.post(`/api/posts/${premium?.id}/comments`, { data: { content: 'Hello' } })
  expect(comment.status()).toBe(403)
  expect(await comment.json()).toMatchObject({ message: 'Only subscribers can leave comments' })
})

test('a subscriber comments under a post', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test')
  await page.goto('/content')
  await page.getByRole('link', { name: 'Inside the crystal field' }).click()
  const words = `Counted the needles twice (${Date.now()})`
  await page.getByRole('textbox', { name: /comment/i }).fill(words)
  await page
    .getByRole('button', { name: /post comment|comment/i })
    .last()
    .click()
  await expect(page.getByText(words)).toBeVisible()
})
