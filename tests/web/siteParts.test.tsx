import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SITE_PARTS, type SitePart } from '#contracts/platform/siteParts.ts'
import { serve, serveMerchandise, servePosts, signIn } from './support/api.ts'
import { buildCartItem, buildConfig, buildMerchandise, buildOrder, buildPost, buildUser } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'

/** The addresses of a part's pages begin with one of these. */
const BELOW: Partial<Record<SitePart, string[]>> = {
  merchandise: ['/merchandise'],
  'own-goods': ['/shop'],
  'gift-cards': ['/gift-cards'],
  'gift-memberships': ['/gift-memberships'],
  reviews: ['/reviews'],
  questions: ['/questions'],
  finds: ['/finds'],
  identify: ['/identify'],
  uploads: ['/upload'],
}
const PARTS = Object.keys(BELOW) as (keyof typeof BELOW)[]
const REDEEM = '/gift-memberships/redeem'

const hrefs = () => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
const linksTo = (part: SitePart, links: string[]): string[] =>
  links.filter((href) => href !== REDEEM && (BELOW[part] ?? []).some((path) => href.startsWith(path)))

/** A member's pages with most links to other parts. */
const PAGES = ['/', '/content?kind=q-and-a', '/merchandise', '/shop', '/subscribe', '/cart', '/orders', '/nowhere']

async function seeLinks(off: SitePart[]): Promise<(part: SitePart) => string[]> {
  const found: string[] = []
  for (const page of PAGES) {
    signIn(buildUser())
    serve('get', '/api/config', buildConfig({ off }))
    serveMerchandise(off.includes('merchandise') ? [] : [buildMerchandise()])
    servePosts([buildPost()])
    serve('get', '/api/cart', [buildCartItem()])
    serve('get', '/api/orders', [buildOrder()])
    renderApp(page)
    await screen.findByRole('contentinfo')
    await waitFor(() => expect(main()).toHaveTextContent(/\w/))
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0))
    found.push(...hrefs())
    cleanup()
  }
  return (part) => linksTo(part, found)
}

describe('a part that is switched off', () => {
  it('is linked from no page', { timeout: 60_000 }, async () => {
    const before = await seeLinks([])
    for (const part of PARTS.filter((one) => one !== 'reviews')) expect(before(part).length, part).toBeGreaterThan(0)
    const after = await seeLinks([...SITE_PARTS])
    for (const part of PARTS) expect(after(part), part).toEqual([])
  })

  it.each(PARTS.flatMap((part) => (BELOW[part] ?? []).map((path) => [part, path] as const)))(
    '%s has no page at %s',
    async (part, path) => {
      signIn(buildUser())
      serve('get', '/api/config', buildConfig({ off: [part] }))
      renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
      expect(linksTo(part, hrefs())).toEqual([])
    },
  )

  it('leaves nothing behind in German', async () => {
    serve('get', '/api/config', buildConfig({ off: ['german'] }))
    renderApp('/')
    await screen.findByRole('heading', { level: 1, name: 'Welcome to the Hunt' })
    expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull()
  })

  it('sends buyers to what else is for sale', async () => {
    serve('get', '/api/config', buildConfig({ off: ['merchandise'] }))
    renderApp('/cart')
    const link = await within(main()).findByRole('link', { name: 'Shop' })
    expect(link).toHaveAttribute('href', '/shop')
  })

  it('sorts nothing by reviews that are gone, also at an address that asks for it', async () => {
    serve('get', '/api/config', buildConfig({ off: ['reviews'] }))
    renderApp('/shop?sort=rating')
    const sort = await screen.findByRole('combobox', { name: 'Sort' })
    await waitFor(() => expect(within(sort).getAllByRole('option')).toHaveLength(3))
    expect(sort).toHaveDisplayValue('Newest')
  })

  it('is no kind of the search', async () => {
    const kinds = async (off: SitePart[]) => {
      serve('get', '/api/config', buildConfig({ off }))
      serve('get', '/api/search', { total: 0, groups: [], correctedTo: null })
      renderApp('/content?q=agate')
      const kind = await screen.findByRole('combobox', { name: 'Kind' })
      await waitFor(() => expect(within(kind).getAllByRole('option')).toHaveLength(10 - off.length))
      const names = within(kind)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
      cleanup()
      return names
    }
    const all = await kinds([])
    const less = await kinds(['merchandise', 'own-goods', 'questions'])
    expect(all).toEqual(expect.arrayContaining(less))
  })
})
