import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderReviews, Review, ReviewPage } from '#contracts/shop/reviews.ts'
import { record, serve, stall } from './support/api.ts'
import { buildMerchandise } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const review = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  stars: 4,
  content: `Review number ${id} & <b>markup</b>`,
  photoURL: null,
  authorId: `handle-00${id}`,
  authorName: null,
  size: 'M',
  color: 'Black',
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  reply: null,
  ...more,
})
const page = (more: Partial<ReviewPage> = {}): ReviewPage => ({
  rating: '4.3',
  reviewCount: 12,
  counts: [1, 0, 1, 3, 7],
  pages: 2,
  reviews: [
    review(1, { photoURL: '/media/photo-one', reply: { content: 'Thank you!', at: '2026-11-21T09:00:00.000Z' } }),
    review(2, { authorName: 'Ada Hunter' }),
  ],
  ...more,
})
const item = { ...buildMerchandise({ id: 4, title: 'Contour Tee', variants: [] }), sizeChart: null }
const shown = { state: 'for-sale', item: { ...item, rating: '4.3', reviewCount: 12 }, related: [], appearances: [] }

describe('the reviews of an article', () => {
  beforeEach(() => {
    serve('get', '/api/merchandise/4', shown)
    serve('get', '/api/merchandise/4/reviews', page())
  })
  const section = () => screen.findByRole('region', { name: 'Reviews' })

  it('say the rating, how many gave how many stars, and what each buyer wrote, as text', async () => {
    renderApp('/merchandise/4-contour-tee')
    const box = within(await section())
    expect(await box.findByText('4.3')).toBeVisible()
    expect(box.getByText('out of 5, from 12 buyers')).toBeVisible()
    expect(box.getByRole('listitem', { name: '5 stars: 7' })).toBeInTheDocument()
    expect(box.getByRole('listitem', { name: '1 star: 1' })).toBeInTheDocument()
    const first = within(box.getByRole('article', { name: 'Review by Hunter -001' }))
    expect(first.getByText('Review number 1 & <b>markup</b>')).toBeVisible()
    expect(first.getByText('Bought it here')).toBeVisible()
    expect(first.getByText('Stone Hunt replied')).toBeVisible()
    expect(box.getByRole('article', { name: 'Review by Ada Hunter' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '4.3 out of 5, 12 reviews' })).toHaveAttribute('href', '#reviews')
  })

  it('are sorted and paged by links that keep the variant', async () => {
    renderApp('/merchandise/4-contour-tee?variant=41')
    const box = within(await section())
    expect(await box.findByRole('link', { name: 'Fewest stars' })).toHaveAttribute(
      'href',
      '/merchandise/4-contour-tee?variant=41&reviews=lowest#reviews',
    )
    expect(box.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
    expect(await box.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/merchandise/4-contour-tee?variant=41&reviewPage=2#reviews',
    )
  })

  it('open their photos in the lightbox', async () => {
    const person = renderApp('/merchandise/4-contour-tee')
    await person.click(await screen.findByRole('button', { name: 'Enlarge the photo by Hunter -001' }))
    expect(await screen.findByRole('dialog', { name: 'Photos by buyers' })).toBeVisible()
  })

  it('say that there are none yet', async () => {
    serve('get', '/api/merchandise/4/reviews', page({ reviewCount: 0, reviews: [], pages: 1 }))
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByText(/^No reviews yet/)).toBeVisible()
  })

  it('retry after a failure', async () => {
    serve('get', '/api/merchandise/4/reviews', { message: 'Busy', code: 'unavailable' }, 503)
    const person = renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByText('The reviews could not be loaded.')).toBeVisible()
    serve('get', '/api/merchandise/4/reviews', page())
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('out of 5, from 12 buyers')).toBeVisible()
  })
})

const order = (more: Partial<OrderReviews> = {}): OrderReviews => ({
  reference: 'HUNT-7QK4M2XWPA',
  state: 'open',
  emails: true,
  lines: [
    {
      id: 7,
      title: 'Contour Tee',
      size: 'M',
      color: 'Black',
      imageUrl: null,
      url: '/merchandise/4-contour-tee',
      review: null,
    },
  ],
  ...more,
})
const own = {
  id: 3,
  stars: 4,
  content: 'Soft and warm enough.',
  hasPhoto: false,
  photoURL: null,
  status: 'pending' as const,
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  reply: null,
}
const ADDRESS = '/reviews?order=HUNT-7QK4M2XWPA&key=secret'
const API = '/api/orders/HUNT-7QK4M2XWPA/reviews'

describe('the page of an emailed link', () => {
  it('is a skeleton while it loads', async () => {
    stall('get', API)
    renderApp(ADDRESS)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your reviews' })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('says what is missing, sends stars and words, and then shows them as waiting', async () => {
    serve('get', API, order())
    const sent = record('post', `${API}/7`, own, 201)
    const person = renderApp(ADDRESS)
    await person.click(await screen.findByRole('button', { name: 'Send Review' }))
    expect(screen.getByText('Please choose one to five stars')).toBeVisible()
    expect(screen.getByRole('radio', { name: '1 star, poor' })).toHaveFocus()
    await person.click(screen.getByRole('radio', { name: '4 stars, very good' }))
    await person.type(screen.getByRole('textbox', { name: 'Your review' }), own.content)
    const [line] = order().lines
    if (line) serve('get', API, order({ lines: [{ ...line, review: own }] }))
    await person.click(screen.getByRole('button', { name: 'Send Review' }))
    expect(await screen.findByText('Waiting for approval')).toBeVisible()
    expect(sent).toEqual([{ stars: 4, content: own.content }])
    expect(screen.getByRole('heading', { level: 2, name: 'Contour Tee' })).toHaveFocus()
  })

  it('keeps the words when the server refuses them, and says why', async () => {
    serve('get', API, order())
    serve('post', `${API}/7`, { message: 'You’ve already reviewed this item.', code: 'review_exists' }, 409)
    const person = renderApp(ADDRESS)
    await person.click(await screen.findByRole('radio', { name: '5 stars, excellent' }))
    await person.type(screen.getByRole('textbox', { name: 'Your review' }), own.content)
    await person.click(screen.getByRole('button', { name: 'Send Review' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You’ve already reviewed this item.')
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue(own.content)
  })

  it('deletes a review after a question', async () => {
    const [line] = order().lines
    if (line) serve('get', API, order({ lines: [{ ...line, review: own }] }))
    const deleted = record('delete', `${API}/7`, null, 204)
    const person = renderApp(ADDRESS)
    await person.click(await screen.findByRole('button', { name: 'Delete your review of Contour Tee' }))
    serve('get', API, order())
    await person.click(await screen.findByRole('button', { name: 'Delete Review' }))
    expect(await screen.findByRole('button', { name: 'Send Review' })).toBeVisible()
    expect(deleted).toHaveLength(1)
  })

  it('stops the emails with one press', async () => {
    serve('get', API, order())
    const sent = record('put', '/api/orders/HUNT-7QK4M2XWPA/review-emails', { on: false })
    const person = renderApp(`${ADDRESS}&emails=off`)
    const stop = await screen.findByRole('button', { name: 'Stop asking me' })
    expect(sent).toEqual([])
    serve('get', API, order({ emails: false }))
    await person.click(stop)
    expect(await screen.findByText('We won’t ask you for reviews again')).toBeVisible()
    expect(sent).toEqual([{ on: false }])
  })

  it('of another order says so', async () => {
    serve('get', API, { message: 'We couldn’t find that order.', code: 'order_not_found' }, 404)
    renderApp(ADDRESS)
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that order' })).toBeVisible()
    await waitFor(() => expect(document.title).toContain('Your reviews'))
  })
})
