import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { record, serve, serveMerchandise, stall } from './support/api.ts'
import { buildCartItem, buildMerchandise, buildProduct } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const pick = buildProduct({ id: 1, name: 'Rock Pick', category: 'hot-deal', price: '39.50', rating: '4.8' })
const lamp = buildProduct({
  id: 2,
  name: 'UV Lamp',
  category: 'exclusive',
  price: '64.00',
  rating: '0',
  merchandiseId: 9,
})
const gone = buildProduct({ id: 3, name: 'Old Tumbler', inStock: false })

describe('/shop', () => {
  it('shows eight skeletons while the products load', async () => {
    stall('get', '/api/products')
    renderApp('/shop')
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(8)
  })

  it('lists products in stock, newest first, and counts them', async () => {
    serve('get', '/api/products', [pick, lamp, gone])
    renderApp('/shop')
    expect(await screen.findByText('2 Products', { selector: '[role=status]' })).toBeVisible()
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['UV Lamp', 'Rock Pick'])
  })

  it('shows whole dollars, the exact price for assistive technology, and a rating only when there is one', async () => {
    serve('get', '/api/products', [pick, lamp])
    renderApp('/shop')
    const card = within(await screen.findByRole('article', { name: 'Rock Pick' }))
    expect(card.getByText('$40')).toBeVisible()
    expect(card.getByText('$39.50')).toBeInTheDocument()
    expect(card.getByText('Hot Deal')).toBeVisible()
    expect(card.getByRole('img', { name: '4.8 out of 5, 38 reviews' })).toBeVisible()
    const exclusive = within(screen.getByRole('article', { name: 'UV Lamp' }))
    expect(exclusive.getByText('Exclusive')).toBeVisible()
    expect(exclusive.queryByRole('img', { name: /out of 5/ })).toBeNull()
  })

  it('searches name and description and offers to clear filters when nothing matches', async () => {
    serve('get', '/api/products', [pick, lamp])
    const person = renderApp('/shop')
    const search = await screen.findByPlaceholderText('Search products...')
    await screen.findByText('UV Lamp')
    await person.type(search, 'zzz')
    expect(await screen.findByText('No Products Found')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Clear Filters' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(screen.getByText('UV Lamp')).toBeVisible()
    expect(search).toHaveFocus()
  })

  it('lists what the site’s search finds, also when the words differ', async () => {
    serve('get', '/api/products', [pick, lamp])
    const result = {
      key: 'products-1-0',
      kind: 'product',
      title: { text: lamp.name, marks: [] },
      excerpt: { text: '', marks: [] },
      url: `/shop/${lamp.id}-uv-lamp`,
      second: null,
      at: '2026-11-20T09:00:00.000Z',
      imageUrl: null,
      locked: false,
      price: '39.50',
    }
    serve('get', '/api/search', {
      total: 1,
      groups: [{ kind: 'product', total: 1, results: [result] }],
      correctedTo: 'lamp',
    })
    const person = renderApp('/shop')
    const search = await screen.findByPlaceholderText('Search products...')
    await screen.findByText('Rock Pick')
    await person.type(search, 'lammps')
    expect(await screen.findByText('UV Lamp')).toBeVisible()
    expect(screen.queryByText('Rock Pick')).toBeNull()
    expect(screen.queryByText('No Products Found')).toBeNull()
  })

  it('filters by a category tile', async () => {
    serve('get', '/api/products', [pick, lamp])
    const person = renderApp('/shop')
    const tiles = within(await screen.findByRole('region', { name: 'Shop by Category' }))
    await person.click(tiles.getByRole('button', { name: /Exclusive/ }))
    expect(screen.getByText('1 Product', { selector: '[role=status]' })).toHaveFocus()
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('exclusive')
  })

  it('links a product to its merchandise item without an API call', async () => {
    serve('get', '/api/products', [lamp])
    serveMerchandise([buildMerchandise({ id: 8 }), buildMerchandise({ id: 9, title: 'Night Torch' })])
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: /^Add to Cart/ }))
    await waitFor(() => expect(screen.getByRole('article', { name: 'Night Torch' })).toHaveFocus())
    expect(window.location.pathname + window.location.hash).toBe('/merchandise#item-9')
  })

  it('puts our own product into the cart', async () => {
    serve('get', '/api/products', [{ ...pick, variantId: 12 }])
    const added = record('post', '/api/cart', buildCartItem(), 201)
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: /^Add to Cart/ }))
    expect(await findToast('Added to Cart')).toBeVisible()
    expect(added).toEqual([{ merchandiseVariantId: 12, quantity: 1 }])
  })

  it('leads to the page of a product with sizes or kinds, where one is chosen', async () => {
    serve('get', '/api/products', [{ ...pick, hasOptions: true }])
    stall('get', '/api/products/1')
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: /^Add to Cart/ }))
    await waitFor(() => expect(window.location.pathname).toBe(articleAddress('product', pick.id, pick.name)))
  })

  it('says where to buy a product that has no price', async () => {
    serve('get', '/api/products', [pick])
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: /^Add to Cart/ }))
    expect(await findToast('Not sold online yet')).toHaveAttribute('data-tone', 'info')
  })
})

describe('a keyboard', () => {
  it.each(['/shop', '/merchandise'])('reaches the products of %s past the filters', async (address) => {
    serve('get', '/api/products', [pick])
    serveMerchandise([buildMerchandise()])
    renderApp(address)
    const skip = await screen.findByRole('link', { name: 'Skip to products' })
    const [card] = await screen.findAllByRole('article')
    const target = document.querySelector(skip.getAttribute('href') ?? '')
    expect(target).toHaveAttribute('tabindex', '-1')
    const stops = [...screen.getByRole('main').querySelectorAll<HTMLElement>('a[href], button, input, select')]
    const isAfterTarget = (stop: Node) =>
      Boolean((target?.compareDocumentPosition(stop) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(stops[0]).toBe(skip)
    expect(card).toContainElement(stops.find(isAfterTarget) ?? null)
  })
})
