import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serve } from './support/api.ts'
import { buildConfig, buildFullPost } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const creator = { name: 'Robin', text: 'I open stones.\n\nSince I was nine.', portraitUrl: '/media/robin' }

function open(address: string, shown: typeof creator | null, pages = ['about']) {
  const { landing, navigation, ...config } = buildConfig()
  serve('get', '/api/config', {
    ...config,
    landing: { ...landing, creator: shown },
    navigation: { ...navigation, pages },
  })
  serve('get', '/api/posts/4', buildFullPost({ id: 4, type: 'gallery', videoURL: null, imageURLs: ['/media/a'] }))
  serve('get', '/api/pages/about', {
    slug: 'about',
    title: 'About',
    story: null,
    updatedAt: '2026-11-18T09:00:00.000Z',
    seo: { title: null, description: null, imageUrl: null },
  })
  return renderApp(address)
}
const card = () => screen.findByRole('region', { name: 'Meet Robin' })

describe('the creator', () => {
  it('is on each post, with a face, a first paragraph and a link', async () => {
    open('/content/4', creator)
    const box = within(await card())
    expect(box.getByRole('img', { name: 'Portrait of Robin' })).toBeVisible()
    expect(box.getByText('I open stones.')).toBeVisible()
    expect(box.queryByText('Since I was nine.')).toBeNull()
    expect(box.getByRole('link', { name: 'More about Robin' })).toHaveAttribute('href', '/about')
  })

  it('has no link on a site without a page about it', async () => {
    open('/content/4', creator, [])
    expect(within(await card()).queryByRole('link')).toBeNull()
  })

  it('is on the page about it with all that was written', async () => {
    open('/about', creator)
    const box = within(await card())
    expect(box.getByText('Since I was nine.')).toBeVisible()
    expect(box.queryByRole('link')).toBeNull()
  })

  it('is nowhere until the owner has written it', async () => {
    open('/content/4', null)
    expect(await screen.findByRole('heading', { name: 'Comments' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Meet/ })).toBeNull()
  })
})
