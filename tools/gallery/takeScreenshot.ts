import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../../seed/accounts.ts'
import type { Look, Screen, State, Visitor } from './screens.ts'
import { mockData } from './mockData.ts'

type Shot = { screen: Screen; visitor: Visitor; state: State; look: Look; isWholePage: boolean }

export async function takeScreenshot(browser: Browser, siteUrl: string, wanted: Shot): Promise<Buffer> {
  const { screen, visitor, state, look, isWholePage } = wanted
  const { width, height, colorScheme } = look
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: await stateOf(browser, siteUrl, visitor),
  })
  try {
    if (screen.hasCart) await fillCart(context)
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    if (screen.remembers) await context.addCookies([{ ...screen.remembers, url: siteUrl }])
    await mockData(page, state)
    await page.goto(screen.path)
    // A fresh demo builds the panel in the background.
    await page.getByText('The panel is getting ready').waitFor({ state: 'hidden', timeout: 240_000 })
    await page.waitForTimeout(state === 'there' ? 900 : 1200)
    await screen.interact?.(page)
    if (screen.interact) await page.waitForTimeout(600)
    if (isWholePage) await scrollThrough(page)
    // Dialogs and menus cover only the window.
    return await page.screenshot({ fullPage: isWholePage && !(await page.getByRole('dialog').count()) })
  } finally {
    await context.close()
  }
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 6000); y += 600) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
}

type Signed = Awaited<ReturnType<BrowserContext['storageState']>>
const signedIn = new Map<Visitor, Signed>()

async function stateOf(browser: Browser, siteUrl: string, visitor: Visitor): Promise<Signed> {
  const known = signedIn.get(visitor)
  if (known) return known
  const context = await browser.newContext({ baseURL: siteUrl })
  const account = demoAccounts.find(({ email }) => email.startsWith(visitor))
  if (account) await context.request.post('/api/login', { data: { email: account.email, password: account.password } })
  const state = await context.storageState()
  await context.close()
  signedIn.set(visitor, state)
  return state
}

async function fillCart(context: BrowserContext): Promise<void> {
  const items = (await (await context.request.get('/api/merchandise')).json()) as { variants: { id: number }[] }[]
  for (const item of items.slice(0, 2)) {
    await context.request.post('/api/cart', { data: { merchandiseVariantId: item.variants[0]?.id, quantity: 1 } })
  }
}
