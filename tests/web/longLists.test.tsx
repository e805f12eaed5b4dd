import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, serveMerchandise, servePosts } from './support/api.ts'
import { buildMerchandise, buildPost, buildProduct } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const many = <Item,>(count: number, build: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => build(count - index))

it.each([
  ['/content', 24, 10_000, 'posts'],
  ['/shop', 36, 229, 'products'],
  ['/merchandise', 24, 124, 'items'],
])(
  '%s shows %i of %i cards, and never more than three pages of them',
  async (address, perPage, total, name) => {
    if (name === 'posts') servePosts(many(total, (id) => buildPost({ id, title: `Hunt ${id}` })))
    serve(
      'get',
      '/api/products',
      many(229, (id) => buildProduct({ id, name: `Product ${id}` })),
    )
    serveMerchandise(many(124, (id) => buildMerchandise({ id, title: `Item ${id}` })))
    const person = renderApp(address)
    const cards = () => screen.getByRole('main').querySelectorAll('article')
    await waitFor(() => expect(cards()).toHaveLength(perPage))
    for (const pages of [2, 3, 4]) {
      await person.click(screen.getByRole('button', { name: 'Load More' }))
      const last = Math.min(pages * perPage, total)
      await screen.findByText(new RegExp(`^Showing [\\d,]+–${last.toLocaleString('en-US')} of `))
      expect(cards().length).toBeLessThanOrEqual(3 * perPage)
    }
  },
  120_000,
)
