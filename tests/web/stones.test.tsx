import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnStone } from '#contracts/shop/ownStones.ts'
import { record, serve, signIn, stall } from './support/api.ts'
import { buildConfig, buildOrder, buildProduct, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const CODE = 'STONE-ABCD-EFGH-JKMN-PQRS'

function buildStone(overrides: Partial<OwnStone> = {}): OwnStone {
  return {
    lineId: 31,
    piece: 1,
    pieces: 1,
    productId: 12,
    name: 'Lake Superior agate',
    since: '2026-11-03T12:00:00.000Z',
    handedOnAt: null,
    canHandOver: true,
    codeSince: null,
    ...overrides,
  }
}
const waiting = buildStone({ codeSince: '2026-11-20T12:00:00.000Z' })

describe('your stones in the account', () => {
  beforeEach(() => signIn(buildUser()))

  async function openStones() {
    const person = renderApp('/account?tab=orders')
    return { person, section: within(await screen.findByRole('region', { name: 'Your stones' })) }
  }

  it('lead to their pages and say since when they are yours', async () => {
    serve('get', '/api/account/stones', [
      buildStone(),
      buildStone({ lineId: 32, piece: 2, pieces: 3, name: 'Slice', canHandOver: false }),
    ])
    const { section } = await openStones()
    const link = await section.findByRole('link', { name: 'Lake Superior agate' })
    expect(link).toHaveAttribute('href', '/shop/12-lake-superior-agate')
    expect(section.getByText('Yours since Nov 3, 2026.')).toBeVisible()
    expect(section.getByText(/^Piece 2 of 3\. Yours since .* once it is on its way to you\.$/)).toBeVisible()
    expect(section.getAllByRole('button', { name: /^Hand over/ })).toHaveLength(1)
  })

  it('are handed over with a code that is shown once and copied', async () => {
    serve('get', '/api/account/stones', [buildStone()])
    const made = record('post', '/api/account/stones/31/1/handover', { code: CODE }, 201)
    const { person, section } = await openStones()
    const handOver = await section.findByRole('button', { name: 'Hand over Lake Superior agate' })
    serve('get', '/api/account/stones', [waiting])
    await person.click(handOver)
    expect(await section.findByText(CODE)).toBeVisible()
    expect(made).toHaveLength(1)
    expect(section.getByText(CODE).closest('[role=status]')).not.toBeNull()
    expect(await section.findByText(/A code has been waiting since Nov 20, 2026\.$/)).toBeVisible()
    await person.click(section.getByRole('button', { name: 'Copy the code' }))
    expect(await navigator.clipboard.readText()).toBe(CODE)
  })

  it('keep their owner when the code is withdrawn, and the focus stays beside the stone', async () => {
    serve('get', '/api/account/stones', [waiting])
    const withdrawn = record('delete', '/api/account/stones/31/1/handover', null, 204)
    const { person, section } = await openStones()
    const withdraw = await section.findByRole('button', { name: 'Withdraw the code for Lake Superior agate' })
    expect(section.queryByText(CODE)).toBeNull()
    serve('get', '/api/account/stones', [buildStone()])
    await person.click(withdraw)
    await waitFor(() => expect(section.getByRole('button', { name: 'Hand over Lake Superior agate' })).toHaveFocus())
    expect(withdrawn).toHaveLength(1)
    expect(section.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  })

  it('say why no code was made', async () => {
    serve('get', '/api/account/stones', [buildStone()])
    serve('post', '/api/account/stones/31/1/handover', { message: 'It is gone.', code: 'stone_not_found' }, 404)
    const { person, section } = await openStones()
    await person.click(await section.findByRole('button', { name: /^Hand over/ }))
    expect(await section.findByRole('alert')).toHaveTextContent('It is gone.')
  })

  it('are none at first, and are taken over with a code', async () => {
    const taken = record('post', '/api/account/stones', buildStone(), 201)
    const { person, section } = await openStones()
    expect(await section.findByText('You don’t have a stone with papers yet.')).toBeVisible()
    serve('get', '/api/account/stones', [buildStone()])
    await person.type(section.getByLabelText('Code of a stone'), `${CODE.toLowerCase()}{Enter}`)
    expect(await section.findByText('“Lake Superior agate” is yours now.')).toBeVisible()
    expect(taken).toEqual([{ code: CODE.toLowerCase() }])
    expect(section.getByLabelText('Code of a stone')).toHaveValue('')
    expect(await section.findByRole('link', { name: 'Lake Superior agate' })).toBeVisible()
  })

  it.each([
    [
      400,
      'STONE-2',
      { code: 'invalid_input', errors: { code: 'The code looks like STONE-XXXX-XXXX-XXXX-XXXX' } },
      /looks like/,
    ],
    [404, CODE, { code: 'stone_code_not_found' }, /No such code\.$/],
    [409, CODE, { code: 'own_stone' }, /No such code\.$/],
  ])('are not taken over after %i, which the field says', async (status, typed, body, sentence) => {
    serve('post', '/api/account/stones', { message: 'No such code.', ...body }, status)
    const { person, section } = await openStones()
    await person.type(await section.findByLabelText('Code of a stone'), typed)
    await person.click(section.getByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(section.getByLabelText('Code of a stone')).toHaveAccessibleDescription(sentence))
    expect(section.getByLabelText('Code of a stone')).toHaveValue(typed)
    expect(section.getByLabelText('Code of a stone')).toBeInvalid()
  })

  it('leave room while they load', async () => {
    stall('get', '/api/account/stones')
    const { section } = await openStones()
    expect(await section.findByRole('form', { name: 'Take over a stone' })).toBeVisible()
    expect(section.queryByText(/^You don’t have/)).toBeNull()
  })

  it('can be loaded again after an error', async () => {
    serve('get', '/api/account/stones', { message: 'Something went wrong.', code: 'internal' }, 500)
    const { person, section } = await openStones()
    expect(await section.findByText('Your stones could not be loaded.')).toBeVisible()
    serve('get', '/api/account/stones', [buildStone()])
    await person.click(section.getByRole('button', { name: 'Try again' }))
    expect(await section.findByRole('link', { name: 'Lake Superior agate' })).toBeVisible()
  })

  it('are not there without own goods', async () => {
    serve('get', '/api/config', buildConfig({ off: ['own-goods'] }))
    renderApp('/account?tab=orders')
    expect(await screen.findByRole('region', { name: 'Orders' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your stones' })).toBeNull()
  })
})

it('the page of a stone says on which days it changed hands', async () => {
  const papers = { kind: 'Agate', size: null, treatment: null, foundOn: '2026-08-14', weightGrams: 310, film: null }
  const product = buildProduct({ id: 12, name: 'Lake Superior agate', inStock: false })
  const page = { product, story: null, photos: [], item: null, related: [], appearances: [] }
  serve('get', '/api/products/12', { ...page, papers: { ...papers, owners: ['2026-11-03', '2026-11-21'] } })
  renderApp('/shop/12-lake-superior-agate')
  const region = within(await screen.findByRole('region', { name: 'Papers of this stone' }))
  expect(region.getByText('Number').nextSibling).toHaveTextContent(/^\d+$/)
  expect(region.getByText('Found on').nextSibling).toHaveTextContent('Aug 14, 2026')
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Owner 1 since Nov 3, 2026',
    'Owner 2 since Nov 21, 2026',
  ])
})

describe('the stones of an order', () => {
  const REFERENCE = 'HUNT-7K2M9QXR4T'
  const STONES = `/api/orders/${REFERENCE}/stones`
  const order = buildOrder()
  const [line] = order.lines
  if (!line) throw new Error('The order has no line')
  const withStone = { ...order, lines: [{ ...line, id: 31, isOwn: true, articlePath: '/shop/12' }] }

  async function openOrder(query = '') {
    serve('get', `/api/orders/${REFERENCE}`, withStone)
    const person = renderApp(`/orders?order=${REFERENCE}${query}`)
    return { person, article: within(await screen.findByRole('article', { name: 'Your order' })) }
  }

  it('are handed over by a guest with the emailed link', async () => {
    serve('get', STONES, [buildStone()])
    const made = record('post', `${STONES}/31/1/handover`, { code: CODE }, 201)
    const { person, article } = await openOrder('&key=k3y')
    await person.click(await article.findByRole('button', { name: 'Hand over Lake Superior agate' }))
    expect(await article.findByText(CODE)).toBeVisible()
    expect(made).toHaveLength(1)
  })

  it('that were handed on have no buttons', async () => {
    serve('get', STONES, [buildStone({ canHandOver: false, handedOnAt: '2026-11-21T12:00:00.000Z' })])
    const { article } = await openOrder()
    expect(await article.findByText('You handed it over on Nov 21, 2026.')).toBeVisible()
    expect(article.queryByRole('button', { name: /Hand over/ })).toBeNull()
  })

  it('have no heading where its goods are no stones', async () => {
    serve('get', STONES, [])
    const { article } = await openOrder()
    expect(await article.findByRole('button', { name: 'Print' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0))
    expect(article.queryByRole('heading', { name: 'Your stones' })).toBeNull()
  })

  it('are not shown once it is canceled, although they were read before', async () => {
    serve('get', STONES, [buildStone()])
    serve('get', `/api/orders/${REFERENCE}`, { ...withStone, fulfilment: 'cancelled', payment: 'refunded' })
    renderApp(`/orders?order=${REFERENCE}`)
    const article = within(await screen.findByRole('article', { name: 'Your order' }))
    expect(await article.findByRole('button', { name: 'Print' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0))
    expect(article.queryByRole('heading', { name: 'Your stones' })).toBeNull()
  })

  it('can be loaded again after an error', async () => {
    serve('get', STONES, { message: 'Something went wrong.', code: 'internal' }, 500)
    const { person, article } = await openOrder()
    expect(await article.findByText('Your stones could not be loaded.')).toBeVisible()
    serve('get', STONES, [buildStone()])
    await person.click(article.getByRole('button', { name: 'Try again' }))
    expect(await article.findByRole('heading', { name: 'Your stones' })).toBeVisible()
  })
})
