import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serve, servePosts } from './support/api.ts'
import { buildFullPost, buildPost } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const parts = [
  { id: 1, title: 'The drive', locked: false },
  { id: 2, title: 'The seam', locked: false },
  { id: 3, title: 'The saw', locked: true },
].map((part) => ({ ...part, language: 'en' as const }))
const series = { title: 'Laguna 2026', slug: 'laguna-2026', part: 2, parts, next: parts[2] ?? null }

describe('the kinds of posts on /content', () => {
  it('are links that keep the other filter and mark the one shown', async () => {
    const requests = servePosts([buildPost({ title: 'Ask me', category: 'q-and-a' })])
    const person = renderApp('/content?type=videos')
    const kinds = within(await screen.findByRole('navigation', { name: 'Kind' }))
    expect(kinds.getByRole('link', { name: 'All kinds' })).toHaveAttribute('aria-current', 'page')
    await person.click(kinds.getByRole('link', { name: 'Q&A' }))
    expect(window.location.search).toBe('?type=videos&kind=q-and-a')
    expect(kinds.getByRole('link', { name: 'Q&A' })).toHaveAttribute('aria-current', 'page')
    await screen.findByRole('article', { name: 'Ask me' })
    expect(requests.at(-1)).toBe('?filter=videos&kind=q-and-a')
    await person.click(screen.getByRole('radio', { name: 'All Content' }))
    expect(window.location.search).toBe('?kind=q-and-a')
  })

  it('stay in the links to other pages', async () => {
    servePosts(Array.from({ length: 30 }, () => buildPost({ category: 'field-notes' })))
    renderApp('/content?kind=field-notes')
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/content?kind=field-notes&page=2',
    )
    expect(screen.getAllByText('Field notes', { selector: 'article *' })[0]).toBeVisible()
  })
})

describe('a post of a series', () => {
  it('names its part above, and lists all parts with the next one at the end', async () => {
    serve(
      'get',
      '/api/posts/2',
      buildFullPost({ type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'], id: 2, title: 'The seam', series }),
    )
    renderApp('/content/2')
    expect(await screen.findByText('Part 2 of 3', { exact: false })).toHaveTextContent('Part 2 of 3 · Laguna 2026')
    expect(screen.getByRole('link', { name: 'Laguna 2026' })).toHaveAttribute('href', '/content?series=laguna-2026')
    const list = within(await screen.findByRole('region', { name: 'Laguna 2026' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The drive',
      'The seam',
      'The saw (subscribers only)',
    ])
    expect(list.getByRole('link', { name: 'The seam' })).toHaveAttribute('aria-current', 'page')
    expect(list.getByRole('link', { name: 'Next: The saw' })).toHaveAttribute('href', '/content/3')
  })
})

describe('/content?series=…', () => {
  it('shows the parts of a series in their order', async () => {
    const posts = [buildPost({ id: 1, title: 'The drive' }), buildPost({ id: 2, title: 'The seam' })]
    const page = { id: 4, title: 'Laguna 2026', slug: 'laguna-2026', description: 'Three days.', coverImageUrl: null }
    serve('get', '/api/series/laguna-2026', { ...page, posts })
    renderApp('/content?series=laguna-2026')
    expect(await screen.findByRole('heading', { level: 1, name: 'Laguna 2026' })).toBeVisible()
    expect(screen.getByText('Three days.')).toBeVisible()
    const cards = screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)
    expect(cards).toEqual(['The drive', 'The seam'])
    expect(document.title).toBe('Laguna 2026 | Stone Hunt')
  })

  it('says that a series does not exist', async () => {
    serve('get', '/api/series/none', { message: 'We couldn’t find that series.', code: 'series_not_found' }, 404)
    renderApp('/content?series=none')
    expect(await screen.findByText('404 Page Not Found')).toBeVisible()
  })
})
