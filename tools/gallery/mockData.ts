import type { Page, Route } from '@playwright/test'
import type { State } from './screens.ts'

const LISTS = /\/api\/(posts|products|merchandise|cart|orders)(\/|\?|$)/

/** User and settings stay real. */
export async function mockData(page: Page, state: State): Promise<void> {
  if (state === 'there') return
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/media/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = (await response.text()).replace(/<script[^>]*id="initial-data"[\s\S]*?<\/script>/, '')
      await route.fulfill({ response, body: html })
    },
  )
  await page.route(LISTS, (route) => answer(route, state))
}

function answer(route: Route, state: State): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue()
  if (state === 'loading') return new Promise(() => undefined)
  if (state === 'failed') {
    return route.fulfill({ status: 503, json: { message: 'We’re busy right now.', code: 'unavailable' } })
  }
  const { pathname } = new URL(route.request().url())
  if (/\/api\/posts\/\d+$/.test(pathname)) {
    return route.fulfill({ status: 404, json: { message: 'We couldn’t find that post.', code: 'post_not_found' } })
  }
  const nothing = { subtotal: '0.00', discount: '0.00', shipping: '0.00', tax: '0.00', total: '0.00' }
  return route.fulfill({ json: pathname.endsWith('/checkout') ? { items: [], summary: nothing } : [] })
}
