import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { playFilm } from './playFilm.ts'
import { signIn, signUp, tabTo } from './people.ts'

const PREMIUM = 'Opening an amethyst geode by torchlight'

test('a visitor signs up, subscribes with a test card and watches a premium video @deep', async ({ page }) => {
  await signUp(page)
  await page.goto('/content')
  await page.getByRole('link', { name: PREMIUM }).click()
  await expect(page).toHaveURL('/subscribe')
  await expect(page.getByText(/7-day free trial|7 days/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('Demo payment: no card is charged. Don’t enter a real card number.')).toBeVisible()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('Welcome to the premium tier', { exact: true })).toBeVisible()
  await expect(page.getByText('Subscriber', { exact: true }).first()).toBeVisible()

  await page.goto('/content')
  await page.getByRole('link', { name: PREMIUM }).click()
  await expect(page.getByRole('heading', { name: PREMIUM })).toBeVisible()
  await playFilm(page)

  // Once the film has a stream, the element's own address is a blob.
  const posts = (await (await page.request.get('/api/posts')).json()) as { title: string; videoURL: string | null }[]
  const address = new URL(posts.find(({ title }) => title === PREMIUM)?.videoURL ?? '', page.url())
  const range = await page.request.get(address.pathname, { headers: { range: 'bytes=0-99' } })
  expect(range.status()).toBe(206)
  const stranger = await fetch(address)
  expect(stranger.status).toBe(401)
})

test('a member without a subscription can neither comment nor load the media @deep', async ({ page }) => {
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

test('a subscriber comments under a post @deep', async ({ page }) => {
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

test('a visitor signs up, subscribes, watches and comments with the keyboard', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/api/signup?with=password')
  await tabTo(page, page.getByLabel('First name'))
  await keyboard.type('Ada')
  await tabTo(page, page.getByLabel('Last name'))
  await keyboard.type('Keys')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(`keys-${Date.now()}@example.test`)
  await tabTo(page, page.getByLabel('Password'))
  await keyboard.type('seven banded agates')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await tabTo(page, page.getByRole('link', { name: 'Become a Subscriber' }).first())
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Start free trial' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Demo payment: no card is charged. Don’t enter a real card number.')).toBeVisible()
  // Another card, because each card has one free trial.
  await tabTo(page, page.getByRole('button', { name: '3-D Secure' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Start free trial' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('group').getByRole('button', { name: /authenticate|complete/i }))
  await keyboard.press('Enter')
  await expect(page.getByText('Welcome to the Elite!', { exact: true })).toBeVisible()

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Content' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: PREMIUM }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: PREMIUM })).toBeVisible()
  const video = page.locator('video')
  await video.evaluate((element: HTMLVideoElement) => (element.muted = true))
  await tabTo(page, page.locator('media-play-button'))
  await keyboard.press('Enter')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3)

  await tabTo(page, page.getByRole('textbox', { name: 'Your comment' }))
  await keyboard.type('Heard it crack before I saw it')
  await tabTo(page, page.getByRole('button', { name: 'Post Comment' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Comment sent. It appears once we approve it.')).toBeVisible()
  await expect(page.getByText('Waiting for approval')).toBeVisible()
})

test('a subscriber can cancel within two clicks from any page', async ({ page }) => {
  await signIn(page, 'subscriber@stonehunt.test', '/shop')
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Cancel subscription' })).toHaveAttribute(
    'href',
    '/api/billing?flow=cancel',
  )
})

test('a member exports the data and deletes the account @deep', async ({ page }) => {
  const email = await signUp(page)
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export my data' }).click()
  const stream = await (await download).createReadStream()
  const chunks = await stream.toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toContain(email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.getByLabel('Your password').fill('seven banded agates')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('link', { name: 'Sign In to Watch Content' })).toBeVisible()
})
