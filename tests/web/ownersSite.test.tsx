import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SitePage } from '#contracts/content/pages.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { serve } from './support/api.ts'
import { buildConfig } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'
import { buildStory, heading, link, list, paragraph } from './support/story.ts'

const { brand, landing } = buildConfig()
const changed: Partial<SiteConfig> = {
  brand: { ...brand, name: 'Agate Alley', tagline: 'Stones, found and cut.', logoUrl: '/media/logo' },
  landing: {
    creator: null,
    memberWords: [],
    headline: 'Hello, hunters',
    description: 'Come & <b>see</b>.',
    features: [...landing.features.slice(0, 2), { title: 'Good Gear', text: 'Made to last.' }],
  },
  navigation: {
    header: [
      { label: 'About us', url: '/about' },
      { label: 'Club', url: 'https://club.example/' },
    ],
    footer: [{ label: 'Terms', url: '/terms' }],
    social: [
      { network: 'youtube', label: 'Our films', url: 'https://www.youtube.com/@stones' },
      { network: 'other', label: 'Forum', url: 'https://forum.example/' },
    ],
    pages: ['about'],
  },
}
const about: SitePage = {
  slug: 'about',
  title: 'About us',
  story: buildStory(
    heading('h2', 'Who we are'),
    paragraph('Two people and ', link('a shop', { linkType: 'custom', url: '/merchandise', newTab: false })),
    list('bullet', '<i>One</i>', 'Two'),
  ),
  updatedAt: '2026-11-24T10:00:00.000Z',
  seo: { title: null, description: null, imageUrl: null },
}

describe('a site that its owner has changed', () => {
  beforeEach(() => serve('get', '/api/config', buildConfig(changed)))

  it('has its name and logo in the header, linking to /', async () => {
    renderApp('/shop')
    const link = await within(screen.getByRole('banner')).findByRole('link', { name: 'Agate Alley' })
    expect(link).toHaveAttribute('href', '/')
    expect(link.querySelector('img')).toHaveAttribute('src', '/media/logo')
    await waitFor(() => expect(document.title).toBe('Shop | Agate Alley'))
  })

  it('has its links in the header and in the menu, after the site’s own', async () => {
    renderApp('/shop')
    for (const nav of await screen.findAllByRole('navigation', { name: 'Main', hidden: true })) {
      await within(nav).findByText('Club')
      const links = within(nav)
        .getAllByRole('link', { hidden: true })
        .map((link) => [link.textContent, link.getAttribute('href')])
      expect(links).toEqual([
        ['Home', '/'],
        ['Content', '/content'],
        ['Shop', '/shop'],
        ['Merchandise', '/merchandise'],
        ['About us', '/about'],
        ['Club', 'https://club.example/'],
      ])
    }
  })

  it('has its text, links and social networks in the footer', async () => {
    renderApp('/shop')
    const footer = within(screen.getByRole('contentinfo'))
    expect(await footer.findByText('Stones, found and cut.')).toBeVisible()
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    const films = await footer.findByRole('link', { name: 'Our films' })
    expect(films).toHaveAttribute('href', 'https://www.youtube.com/@stones')
    expect(films.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(footer.getByRole('link', { name: 'Forum' }).querySelector('svg')).toBeNull()
  })

  it('welcomes visitors with its own texts, as plain text', async () => {
    renderApp('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, hunters' })).toBeVisible()
    expect(screen.getByText('Come & <b>see</b>.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Good Gear' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Premium Content' })).toBeVisible()
  })

  it('shows a page with its headings, links and lists', async () => {
    serve('get', '/api/pages/about', about)
    const person = renderApp('/')
    const [link] = await screen.findAllByRole('link', { name: 'About us', hidden: true })
    await person.click(link as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'a shop' })).toHaveAttribute('href', '/merchandise')
    expect(screen.getByText('<i>One</i>')).toBeVisible()
    expect(document.title).toBe('About us | Agate Alley')
  })

  it('shows 404 at other addresses', async () => {
    renderApp('/nothing')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })

  it('shows 404 for a page that was deleted in the meantime', async () => {
    serve('get', '/api/pages/about', { message: 'Not found.', code: 'not_found' }, 404)
    renderApp('/about')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})

it('an unchanged site shows the texts of the specification', async () => {
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the Hunt' })).toBeVisible()
  for (const title of ['Premium Content', 'Community', 'Quality Gear'])
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Stone Hunt' })).toHaveAttribute('href', '/')
})
