import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'
import { somePosts } from './somePosts.ts'

type Manifest = Record<string, { file: string; isDynamicEntry?: boolean }>

/** The page stays, says what is missing, and shows it once it can be fetched. */
type Case = {
  chunk: string
  email?: string
  /** Leads to where the part is asked for. */
  reach: (page: Page) => Promise<unknown>
  /** What shows when it is there. */
  part: (page: Page) => ReturnType<Page['locator']>
  /** What tries again; by default the button in its place. */
  retry?: (page: Page) => Promise<unknown>
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click()
const screenCase = (screen: string, path: string, email?: string): Case => ({
  chunk: `src/routes/${screen}.tsx`,
  ...(email && { email }),
  // From another screen, as a tab does that was open before a release.
  reach: (page) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path),
  part: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
})

const openDialog = (button: RegExp) => (page: Page) => page.getByRole('button', { name: button }).first().click()

const CASES: Case[] = [
  screenCase('ContentPage', '/content'),
  screenCase('ShopPage', '/shop'),
  screenCase('MerchandisePage', '/merchandise'),
  screenCase('CartPage', '/cart'),
  screenCase('OrdersPage', '/orders'),
  screenCase('SubscribePage', '/subscribe', 'member@stonehunt.test'),
  screenCase('UploadPage', '/upload', 'member@stonehunt.test'),
  {
    chunk: 'src/features/contact/ContactDialog.tsx',
    reach: openDialog(/^Contact us$/),
    part: (page) => page.getByRole('dialog', { name: 'Contact us' }),
    retry: openDialog(/^Contact us$/),
  },
  {
    chunk: 'src/app/AccountDialog.tsx',
    email: 'member@stonehunt.test',
    reach: openDialog(/^Account$/),
    part: (page) => page.getByRole('dialog', { name: 'Your account' }),
    retry: openDialog(/^Account$/),
  },
  {
    chunk: 'src/ui/upload/UploadWidget.tsx',
    email: 'member@stonehunt.test',
    reach: (page) => page.goto('/upload'),
    part: (page) => page.locator('input[type=file]'),
  },
  {
    chunk: 'src/features/merchandise/PriceFilter.tsx',
    reach: (page) => page.goto('/merchandise'),
    part: (page) => page.getByRole('slider').first(),
  },
  {
    chunk: 'src/features/posts/VideoPlayer.tsx',
    reach: async (page) => page.goto((await somePosts(page))[0] ?? ''),
    part: (page) => page.locator('media-controller'),
  },
  {
    chunk: 'src/features/posts/Lightbox.tsx',
    reach: async (page) => {
      await page.goto((await somePosts(page))[1] ?? '')
      await openDialog(/^Open photo 1/)(page)
    },
    part: (page) => page.getByRole('dialog'),
    retry: openDialog(/^Open photo 1/),
  },
  {
    chunk: 'src/features/posts/PostActionsMenu.tsx',
    email: 'employee@stonehunt.test',
    reach: (page) => page.goto('/content'),
    part: (page) => page.getByRole('button', { name: /^Actions for/ }).first(),
    retry: openDialog(/^Load actions again$/),
  },
  {
    chunk: 'src/features/merchandise/CatalogueActions.tsx',
    email: 'employee@stonehunt.test',
    reach: (page) => page.goto('/merchandise'),
    part: (page) => page.getByRole('button', { name: 'Sync Products' }),
    retry: openDialog(/^Load actions again$/),
  },
  {
    chunk: 'src/features/site/ChangeCoverPhoto.tsx',
    email: 'employee@stonehunt.test',
    reach: (page) => page.goto('/'),
    part: (page) => page.getByRole('button', { name: 'Change Cover Photo' }),
    retry: openDialog(/^Load actions again$/),
  },
]

for (const { chunk, email, reach, part, retry = again } of CASES) {
  test(`without ${chunk} the page stays, and shows it once it can be fetched`, async ({ page }) => {
    const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Manifest
    const file = manifest[chunk]?.file
    expect(file, 'the build has this chunk').toBeDefined()
    if (email) await signIn(page, email)
    else await page.goto('/')
    await expect(page.locator('html[data-live=screen]')).toHaveCount(1)
    let isAsked = false
    await page.route(`**/${file}`, (route) => {
      isAsked = true
      return route.abort()
    })
    await reach(page)
    await expect.poll(() => isAsked).toBe(true)
    await expect(
      page.getByText(/could not be (loaded|opened)|Something went wrong on this page|Load actions again/).first(),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(part(page)).toHaveCount(0)
    await page.unroute(`**/${file}`)
    await retry(page)
    await expect(part(page)).toBeVisible()
  })
}

test('without the code of toasts a toast is plain, and the page stays', async ({ page }) => {
  const manifest = JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Manifest
  await page.route(`**/${manifest['src/ui/toast/ToastRegion.tsx']?.file}`, (route) => route.abort())
  await page.goto('/merchandise')
  await page.getByRole('article', { name: 'First Light Mug' }).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item successfully added to your cart')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Merchandise' })).toBeVisible()
})
