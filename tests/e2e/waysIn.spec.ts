import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { mailedMatch } from './mailedMatch.ts'
import { playFilm } from './playFilm.ts'

// Record 141 lists what these journeys count, on a phone, from the first page to a film that plays. They are walked by
// keyboard: a press is Enter, where others tap. `join.spec.ts` presses with a pointer.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A film for members and one for everyone. No other test changes them. */
const PREMIUM = 'Opening an amethyst geode by torchlight'
const FREE = 'Dawn to dusk on the ridges'
/** This account may watch everything, and no other journey sends a code to its address. */
const READER = 'shop@stonehunt.test'
/** Each card has one free trial, so other journeys use other numbers. */
const CARDS = { landing: '4000000000007726', card: '4000000000000341', film: '4000000000000259' }

type Count = { presses: number; tabs: number; screens: number; fields: number; kilobytes: number }

/** More than the longest page has. */
const MOST_TABS = 300

/** Counts what a visitor does and loads. Films are not part of the bytes. */
class Way {
  readonly #count: Count = { presses: 0, tabs: 0, screens: 0, fields: 0, kilobytes: 0 }
  #screen = ''
  readonly #loading: Promise<void>[] = []

  constructor(readonly page: Page) {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return
      const { pathname } = new URL(frame.url())
      if (pathname !== this.#screen && frame.url() !== 'about:blank') this.#count.screens += 1
      this.#screen = pathname
    })
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'media' && !/\.(m3u8|ts|m4s|mp4)(\?|$)/.test(request.url()))
        this.#loading.push(
          request.sizes().then(
            ({ responseBodySize, responseHeadersSize }) => {
              this.#count.kilobytes += (responseBodySize + responseHeadersSize) / 1000
            },
            () => undefined,
          ),
        )
    })
  }

  async press(target: Locator): Promise<void> {
    this.#count.presses += 1
    await this.#tabTo(target)
    await this.page.keyboard.press('Enter')
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#count.fields += 1
    await this.#tabTo(field)
    await this.page.keyboard.type(text)
  }

  async #tabTo(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    const hasFocus = () => target.evaluate((element) => element === element.ownerDocument.activeElement)
    while (!(await hasFocus())) {
      expect((this.#count.tabs += 1), 'the focus reaches it').toBeLessThan(MOST_TABS)
      await this.page.keyboard.press('Tab')
    }
  }

  /** Plays the film, which counts as a press unless it plays by itself. @returns the counts until the film plays. */
  async watch(name: string): Promise<Count> {
    const video = this.page.locator('video')
    await expect(video).toBeAttached()
    if (await video.evaluate((element: HTMLVideoElement) => element.paused)) this.#count.presses += 1
    const count = await this.end(name)
    await playFilm(this.page)
    return count
  }

  /** @returns the counts so far. */
  async end(name: string): Promise<Count> {
    await Promise.all(this.#loading)
    const count = { ...this.#count, kilobytes: Math.round(this.#count.kilobytes) }
    test.info().annotations.push({ type: name, description: JSON.stringify(count) })
    return count
  }
}

async function filmOf(page: Page, wanted: string): Promise<string> {
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; title: string }[]
  return `/content/${posts.find(({ title }) => title === wanted)?.id}`
}

const newAddress = () => `way-${randomUUID().slice(0, 8)}@example.test`
const live = (page: Page) => expect(page.locator('html[data-live=screen]')).toHaveCount(1)

/** Creates an account, chooses the plan and enters the card, on pages or in the sheet. */
async function join(way: Way, place: Page | Locator, card: string): Promise<void> {
  await way.fill(place.getByLabel('Email'), newAddress())
  await way.press(place.getByRole('button', { name: 'Continue' }))
  await way.press(place.getByRole('button', { name: 'Start free trial' }))
  await way.fill(place.getByLabel('Test card number'), card)
  await way.press(place.getByRole('button', { name: 'Start free trial' }))
}

const locked = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: 'Subscribers Only' })
    .filter({ hasText: /\d seconds/ })
    .last()

test('from the landing page to a film for members @deep', async ({ page }) => {
  const way = new Way(page)
  await page.goto('/')
  await live(page)
  await way.press(locked(page).getByRole('heading').getByRole('link'))
  await join(way, page, CARDS.landing)
  await expect(page).toHaveURL(/\/content\/\d+$/)
  const { presses, screens, fields } = await way.watch('landing')
  expect(presses).toBeLessThanOrEqual(5)
  expect({ screens, fields }).toEqual({ screens: 5, fields: 2 })
})

test('from a locked card to its film @deep', async ({ page }) => {
  const way = new Way(page)
  await page.goto('/content')
  await live(page)
  await way.press(locked(page).getByRole('heading').getByRole('link'))
  await join(way, page, CARDS.card)
  await expect(page).toHaveURL(/\/content\/\d+$/)
  const { presses, screens, fields } = await way.watch('locked card')
  expect(presses).toBeLessThanOrEqual(5)
  expect({ screens, fields }).toEqual({ screens: 5, fields: 2 })
})

test('from a locked film to the film @deep', async ({ page }) => {
  const way = new Way(page)
  await page.goto(await filmOf(page, PREMIUM))
  await live(page)
  await way.press(page.getByRole('link', { name: 'Sign In to Watch Content' }))
  const sheet = page.getByRole('dialog', { name: 'Start your free trial' })
  await join(way, sheet, CARDS.film)
  await expect(sheet).toHaveCount(0)
  const { presses, screens, fields } = await way.watch('locked film')
  expect(presses).toBeLessThanOrEqual(5)
  expect({ screens, fields }).toEqual({ screens: 1, fields: 2 })
})

test('from a link that somebody shared to its film @deep', async ({ page }) => {
  const way = new Way(page)
  await page.goto(await filmOf(page, FREE))
  await live(page)
  const { presses, screens, fields } = await way.watch('shared link')
  expect(presses).toBeLessThanOrEqual(1)
  expect({ screens, fields }).toEqual({ screens: 1, fields: 0 })
})

test('from a gift to a film for members @deep', async ({ page, demo }) => {
  const recipientEmail = newAddress()
  const bought = await page.request.post('/api/gift-memberships', {
    data: {
      key: randomUUID(),
      months: 3,
      recipientName: 'Grace',
      recipientEmail,
      senderName: 'Aunt June',
      buyerEmail: newAddress(),
      message: '',
    },
  })
  const { clientSecret } = (await bought.json()) as { clientSecret: string }
  const config = (await (await page.request.get('/api/config')).json()) as {
    payments: { demoConfirmUrl: string }
  }
  await page.request.post(config.payments.demoConfirmUrl, {
    data: {
      client_secret: clientSecret,
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
    },
  })
  const link = await mailedMatch(demo.dataDir, recipientEmail, /\/gift-memberships\/redeem#[\w-]+/)

  const way = new Way(page)
  await page.goto(link)
  await live(page)
  await way.press(page.getByRole('link', { name: 'Create an account' }))
  await way.fill(page.getByLabel('Email'), newAddress())
  await way.press(page.getByRole('button', { name: /^(Continue|Create account)$/ }))
  await expect(page).toHaveURL(/\/redeem$/)
  await way.press(page.getByRole('button', { name: 'Redeem' }))
  await way.press(page.getByRole('link', { name: 'Watch Latest Content' }))
  await way.press(
    page
      .getByRole('article')
      .filter({ hasText: /\d seconds/ })
      .first()
      .getByRole('heading')
      .getByRole('link'),
  )
  await expect(page).toHaveURL(/\/content\/\d+$/)
  const { presses, fields } = await way.watch('gift')
  expect(presses).toBeLessThanOrEqual(6)
  expect(fields).toBe(1)
})

test('from a letter to a film for members, on a device without a session @deep', async ({ page, demo }) => {
  const way = new Way(page)
  await page.goto(await filmOf(page, PREMIUM))
  await live(page)
  await way.press(page.getByRole('link', { name: 'Sign In to Watch Content' }))
  const sheet = page.getByRole('dialog', { name: 'Start your free trial' })
  await way.fill(sheet.getByLabel('Email'), READER)
  await way.press(sheet.getByRole('button', { name: 'Continue' }))
  const code = await mailedMatch(demo.dataDir, READER, /\d{6}(?= is your sign-in code)/)
  await way.fill(sheet.getByLabel('Code'), code)
  await way.press(sheet.getByRole('button', { name: 'Sign in' }))
  await expect(sheet).toHaveCount(0)
  const { presses, screens, fields } = await way.watch('emailed letter')
  expect(presses).toBeLessThanOrEqual(4)
  expect({ screens, fields }).toEqual({ screens: 1, fields: 2 })
})

for (const [name, from] of [
  ['landing', '/'],
  ['locked card', '/content'],
  ['locked film', null],
] as const) {
  test(`without scripts, the way from the ${name} ends where a card is asked for @deep`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const way = new Way(page)
    await page.goto(from ?? (await filmOf(page, PREMIUM)))
    await way.press(
      from
        ? locked(page).getByRole('heading').getByRole('link')
        : page.getByRole('link', { name: 'Sign In to Watch Content' }),
    )
    await way.fill(page.getByLabel('Email'), newAddress())
    await way.press(page.getByRole('button', { name: 'Continue' }))
    await expect(page).toHaveURL(/\/subscribe/)
    // Chromium that is told to run no scripts doesn't show the element, so this looks at what the server sends.
    expect(await (await page.request.get(page.url())).text()).toContain('<noscript>This site needs JavaScript')
    const { presses, fields } = await way.end(`${name}, without scripts`)
    expect({ presses, fields }).toEqual({ presses: 2, fields: 1 })
    await context.close()
  })
}

test('without scripts, somebody with an account gets from a letter to the page of its film @deep', async ({
  browser,
  baseURL,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const way = new Way(page)
  const film = await filmOf(page, PREMIUM)
  await page.goto(film)
  await way.press(page.getByRole('link', { name: 'Sign In to Watch Content' }))
  await way.fill(page.getByLabel('Email'), 'subscriber@stonehunt.test')
  await way.press(page.getByRole('button', { name: 'Continue' }))
  const code = await mailedMatch(demo.dataDir, 'subscriber@stonehunt.test', /\d{6}(?= is your sign-in code)/)
  await way.fill(page.getByLabel('Code'), code)
  await way.press(page.getByRole('button', { name: 'Sign in' }))
  await expect(page).toHaveURL(new RegExp(`${film}$`))
  const { presses, fields } = await way.end('emailed letter, without scripts')
  expect({ presses, fields }).toEqual({ presses: 3, fields: 2 })
  await context.close()
})
