import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ArticleItem, ArticleVariant, ProductArticle } from '#contracts/shop/articles.ts'
import { record, serve, serveMerchandise, stall } from './support/api.ts'
import { buildCartItem, buildMerchandise, buildProduct, buildSummary, buildVariant } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const variant = (id: number, appearanceName: string, sizeName: string, more: Partial<ArticleVariant> = {}) => ({
  ...buildVariant({ id, appearanceName, sizeName, retailPrice: '24.90' }),
  left: null,
  ...more,
})
const tee: ArticleItem = {
  ...buildMerchandise({ id: 4, title: 'Contour Tee', category: 'Shirts' }),
  description: '<p>Soft &amp; heavy.</p><ul><li><b>Printed</b> to order</li></ul><script>alert(1)</script>',
  images: ['Black', 'Sand'].flatMap((appearanceName) =>
    [1, 2].map((view) => ({ imageUrl: `/media/${appearanceName}${view}`, appearanceName, isPrimary: false })),
  ),
  variants: [
    variant(41, 'Black', 'M'),
    variant(42, 'Black', 'L', { retailPrice: '26.90', left: 3 }),
    variant(43, 'Black', 'XL', { inStock: false }),
    variant(44, 'Sand', 'M'),
  ],
  sizeChart: {
    imageUrl: null,
    measurements: ['A'],
    sizes: [{ name: 'M', lengths: [{ mm: 730, inch: 28.7 }] }],
  },
}
const related = [
  {
    kind: 'merchandise' as const,
    id: 5,
    title: 'Geode Mug',
    url: '/merchandise/5-geode-mug',
    price: '14.99',
    imageUrl: null,
  },
]
const appearances = [{ id: 9, title: 'Night hunt', type: 'video' as const, coverImageUrl: null, isMembersOnly: true }]
const shown = { state: 'for-sale', item: tee, related, appearances }

const shownPictures = () => [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))

describe('the page of an article', () => {
  beforeEach(() => serve('get', '/api/merchandise/4', shown))

  it('is marked as busy while it loads', async () => {
    stall('get', '/api/merchandise/4')
    renderApp('/merchandise/4-contour-tee')
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeVisible())
  })

  it('retries after a failure', async () => {
    serve('get', '/api/merchandise/4', { message: 'Busy', code: 'unavailable' }, 503)
    const person = renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByText('This article could not be loaded.')).toBeVisible()
    serve('get', '/api/merchandise/4', shown)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Contour Tee' })).toBeVisible()
  })

  it('shows the provider’s markup as text, related articles, posts and the delivery estimate', async () => {
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByText('Soft & heavy.')).toBeVisible()
    expect(screen.getByText('Printed').tagName).toBe('STRONG')
    expect(document.querySelector('main script')).toBeNull()
    expect(await screen.findByRole('link', { name: 'Geode Mug' })).toHaveAttribute('href', '/merchandise/5-geode-mug')
    expect(screen.getByRole('link', { name: 'Night hunt' })).toHaveAttribute('href', '/content/9')
    expect(screen.getByText('Subscribers Only')).toBeVisible()
    expect(await screen.findByText('Dec 3–8')).toBeVisible()
    expect(screen.getByText('Ships within 1-3 business days')).toBeVisible()
  })

  it('is chosen with the keyboard: colors change the pictures, and sold-out sizes can be waited for', async () => {
    const person = renderApp('/merchandise/4-contour-tee')
    const black = await screen.findByRole('radio', { name: 'Black' })
    expect(screen.getByText('$24.90 – $26.90')).toBeVisible()
    expect(shownPictures()).toContain('/media/Black1')

    screen.getByRole('radio', { name: 'M, $24.90' }).focus()
    await person.keyboard('[ArrowDown]')
    expect(screen.getByRole('radio', { name: 'L, $26.90, only 3 left' })).toBeChecked()
    expect(screen.getByText('Only 3 left', { selector: 'span' })).toBeVisible()
    await person.keyboard('[ArrowDown]')
    expect(screen.getByRole('radio', { name: 'XL, $24.90, sold out' })).toBeChecked()
    expect(screen.getByRole('button', { name: /^Out of Stock/ })).toBeDisabled()
    expect(await screen.findByRole('button', { name: 'Email me when it’s back' })).toBeVisible()

    black.focus()
    await person.keyboard('[ArrowRight]')
    expect(screen.getByRole('radio', { name: 'Sand' })).toBeChecked()
    expect(shownPictures()).toContain('/media/Sand1')
    expect(shownPictures()).not.toContain('/media/Black1')
    // The only size of a color is chosen with it.
    expect(screen.getByRole('radio', { name: 'M, $24.90' })).toBeChecked()
  })

  it('starts with the variant of a shared link', async () => {
    renderApp('/merchandise/4-contour-tee?variant=42')
    expect(await screen.findByRole('radio', { name: 'L, $26.90, only 3 left' })).toBeChecked()
  })

  it('lets both of two variants with the same size and color be chosen, and adds the clicked one', async () => {
    const doubles = [
      variant(51, 'Black', 'M', { retailPrice: '20.00' }),
      variant(52, 'Black', 'M', { retailPrice: '25.00', left: 2 }),
      variant(53, 'Sand', 'M', { retailPrice: '25.00' }),
      variant(54, 'Sand', 'L', { retailPrice: '25.00' }),
    ]
    serve('get', '/api/merchandise/4', { ...shown, item: { ...tee, variants: doubles } })
    const added = record('post', '/api/cart', buildCartItem(), 201)
    const person = renderApp('/merchandise/4-contour-tee')
    await person.click(await screen.findByRole('radio', { name: 'M, $25.00, only 2 left' }))
    expect(screen.getByRole('radio', { name: 'M, $20.00' })).not.toBeChecked()
    expect(screen.getByText('$25.00, Only 2 left')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    await waitFor(() => expect(added).toMatchObject([{ merchandiseVariantId: 52 }]))
    await person.click(await screen.findByRole('button', { name: 'Close' }))
    // The size is kept in the other color, and on the way back the one with the same price.
    await person.click(screen.getByRole('radio', { name: 'Sand' }))
    expect(screen.getByRole('radio', { name: 'M, $25.00' })).toBeChecked()
    await person.click(screen.getByRole('radio', { name: 'Black' }))
    expect(screen.getByRole('radio', { name: 'M, $25.00, only 2 left' })).toBeChecked()
  })

  it('asks for a size with the specified toast and moves to the sizes', async () => {
    const person = renderApp('/merchandise/4-contour-tee')
    await person.click(await screen.findByRole('button', { name: /^Select Size & Color/ }))
    expect(await findToast('Select Variant')).toHaveTextContent('Please select a size and color before adding to cart')
    expect(screen.getByRole('radio', { name: 'M, $24.90' })).toHaveFocus()
  })

  it('remembers the unit of the size chart', async () => {
    const person = renderApp('/merchandise/4-contour-tee')
    await person.click(await screen.findByRole('button', { name: 'Size chart' }))
    expect(await screen.findByRole('cell', { name: '28.7 in' })).toBeVisible()
    await person.click(screen.getByRole('radio', { name: 'Centimeters' }))
    expect(screen.getByRole('cell', { name: '73 cm' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await person.click(screen.getByRole('button', { name: 'Size chart' }))
    expect(await screen.findByRole('cell', { name: '73 cm' })).toBeVisible()
  })

  it('has no link to a size chart that does not exist', async () => {
    serve('get', '/api/merchandise/4', { ...shown, item: { ...tee, sizeChart: null } })
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contour Tee' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Size chart' })).toBeNull()
  })

  it('estimates the delivery and says what VAT is in the price, for the country the visitor chose before', async () => {
    const days = { from: '2026-12-07', to: '2026-12-18' }
    serve('get', '/api/delivery', {
      country: 'JP',
      standard: days,
      express: null,
      callingCode: '+81',
      vat: 'Prices include VAT.',
    })
    localStorage.setItem('delivery-country', 'JP')
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByText('Dec 7–18')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('JP')
    expect(screen.getByText('Prices include VAT.')).toBeVisible()
  })

  it('of a withdrawn article says so and suggests others', async () => {
    serve('get', '/api/merchandise/4', { state: 'withdrawn', title: 'Contour Tee', related })
    renderApp('/merchandise/4-contour-tee')
    expect(await screen.findByRole('heading', { level: 1, name: 'Contour Tee is no longer for sale' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Geode Mug' })).toBeVisible()
  })

  it.each(['/merchandise/tee', '/shop/0'])('%s is a page that does not exist', async (path) => {
    renderApp(path)
    expect(await screen.findByText('404 Page Not Found')).toBeVisible()
  })
})

describe('the page of a product', () => {
  const product = buildProduct({ id: 8, name: 'Crack hammer', imageUrl: '/media/hammer' })
  const answer: ProductArticle = {
    product,
    story: null,
    photos: [],
    papers: null,
    item: null,
    related: [],
    appearances: [],
  }

  it('sells its merchandise article, and names it', async () => {
    serve('get', '/api/products/8', { ...answer, product: { ...product, merchandiseId: 4 }, item: tee })
    renderApp('/shop/8-crack-hammer')
    expect(await screen.findByRole('radio', { name: 'M, $24.90' })).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Contour Tee' })).toHaveAttribute('href', '/merchandise/4-contour-tee')
    expect(shownPictures().slice(0, 2)).toEqual(['/media/hammer', '/media/hammer'])
  })

  it('with sizes or kinds asks for one, and puts the chosen one into the cart', async () => {
    const sizes = [
      buildVariant({ id: 61, sizeName: 'Small', appearanceName: '', retailPrice: '12.00' }),
      buildVariant({ id: 62, sizeName: 'Large', appearanceName: '', retailPrice: '30.00' }),
    ]
    const item = {
      ...tee,
      title: 'Crack hammer',
      sizeChart: null,
      variants: sizes.map((one) => ({ ...one, left: null })),
    }
    serve('get', '/api/products/8', { ...answer, product: { ...product, hasOptions: true }, item })
    const added = record('post', '/api/cart', buildCartItem(), 201)
    const person = renderApp('/shop/8-crack-hammer')
    expect(await screen.findByText('$12.00 – $30.00')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Size or kind' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: /^Choose Size or Kind/ }))
    expect(await findToast('Please choose a size or kind before adding to cart')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Small, $12.00' })).toHaveFocus()
    await person.click(screen.getByRole('radio', { name: 'Large, $30.00' }))
    await person.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    await waitFor(() => expect(added).toEqual([{ merchandiseVariantId: 62, quantity: 1 }]))
  })

  it('that is not sold online says so', async () => {
    serve('get', '/api/products/8', answer)
    renderApp('/shop/8-crack-hammer')
    expect(await screen.findByText('Not sold online yet')).toBeVisible()
    expect(screen.getByText('$49.50')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
  })
})

describe('the cart drawer', () => {
  const inCart = (quantity: number) =>
    buildCartItem({
      id: 70,
      quantity,
      variant: variant(41, 'Black', 'M'),
      merchandise: { id: 4, title: 'Contour Tee' },
    })

  async function add(quantity: number) {
    serve('get', '/api/merchandise/4', shown)
    serve('post', '/api/cart', inCart(quantity), 201)
    const person = renderApp('/merchandise/4-contour-tee?variant=41')
    await person.click(await screen.findByRole('button', { name: /^Add to Cart/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Added to Cart' })
    return { person, drawer }
  }

  it('is the only message, links to the cart, and Escape returns to the button', async () => {
    const { person, drawer } = await add(1)
    expect(within(drawer).getByRole('status')).toHaveTextContent('Item successfully added to your cart')
    expect(document.querySelector('[data-tone]')).toBeNull()
    expect(within(drawer).getByText('Black, M')).toBeVisible()
    expect(within(drawer).getByRole('link', { name: /^View Cart/ })).toHaveAttribute('href', '/cart')
    expect(within(drawer).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout')
    expect(await within(drawer).findByText(`$${buildSummary().subtotal}`)).toBeVisible()
    await person.keyboard('[Escape]')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: /^Add to Cart/ })).toHaveFocus()
  })

  it('shows the whole cart, what was added first, each with a link to its article', async () => {
    const tee = inCart(1)
    const mug = buildCartItem({ id: 71, merchandise: { id: 9, title: 'Geode Mug' } })
    serve('get', '/api/cart/checkout', { items: [mug, tee], summary: buildSummary() })
    const { drawer } = await add(1)
    expect(await within(drawer).findByRole('link', { name: 'Geode Mug' })).toHaveAttribute('href', '/merchandise/9')
    const lines = within(drawer).getAllByRole('listitem')
    expect(lines.map((line) => within(line).getByRole('link').textContent)).toEqual(['Contour Tee', 'Geode Mug'])
    expect(within(drawer).getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  })

  it('can undo a new line', async () => {
    const removed = record('delete', '/api/cart/70', null, 204)
    const { person, drawer } = await add(1)
    await person.click(within(drawer).getByRole('button', { name: 'Undo' }))
    expect(await findToast('Item Removed')).toHaveTextContent('Contour Tee was removed from your cart')
    expect(removed).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can undo one piece of an existing line', async () => {
    const changed = record('put', '/api/cart/70', inCart(2), 200)
    const { person, drawer } = await add(3)
    await person.click(within(drawer).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(changed).toEqual([{ quantity: 2 }]))
  })

  it('can undo as many pieces as were added', async () => {
    serve('get', '/api/merchandise/4', shown)
    const added = record('post', '/api/cart', inCart(3), 201)
    const changed = record('put', '/api/cart/70', inCart(1), 200)
    const person = renderApp('/merchandise/4-contour-tee?variant=41')
    await person.click(await screen.findByRole('button', { name: 'Increase quantity of Contour Tee' }))
    await person.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(changed).toEqual([{ quantity: 1 }]))
    expect(added).toEqual([{ merchandiseVariantId: 41, quantity: 2 }])
  })
})

it('the quantity never exceeds what is left', async () => {
  serve('get', '/api/merchandise/4', shown)
  const person = renderApp('/merchandise/4-contour-tee?variant=41')
  const more = await screen.findByRole('button', { name: 'Increase quantity of Contour Tee' })
  for (let pieces = 1; pieces < 5; pieces += 1) await person.click(more)
  await person.click(screen.getByRole('radio', { name: /^L, / }))
  expect(screen.getByRole('group', { name: 'Quantity of Contour Tee' })).toHaveTextContent('3')
  expect(more).toBeDisabled()
})

it('a buyer in a hurry goes straight to the checkout', async () => {
  serve('get', '/api/merchandise/4', shown)
  const line = { id: 70, quantity: 1, variant: variant(41, 'Black', 'M'), merchandise: { id: 4, title: 'Contour Tee' } }
  const added = record('post', '/api/cart', buildCartItem(line), 201)
  const person = renderApp('/merchandise/4-contour-tee?variant=41')
  await person.click(await screen.findByRole('button', { name: /^Buy Now/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/checkout'))
  expect(added).toEqual([{ merchandiseVariantId: 41, quantity: 1 }])
})

it('the quick view keeps the filters, and Back closes it', async () => {
  const sand = buildMerchandise({ id: 6, title: 'Sand Mug', category: 'Mugs' })
  serveMerchandise([buildMerchandise({ id: 4, title: 'Contour Tee', category: 'Shirts' }), sand])
  serve('get', '/api/merchandise/4', shown)
  const person = renderApp('/merchandise?category=Shirts')
  await person.click(await screen.findByRole('button', { name: 'Quick view of Contour Tee' }))
  const dialog = await screen.findByRole('dialog', { name: 'Contour Tee' })
  expect(await within(dialog).findByRole('radio', { name: 'M, $24.90' })).toBeEnabled()
  expect(within(dialog).getByRole('link', { name: 'See all details' })).toHaveAttribute(
    'href',
    '/merchandise/4-contour-tee',
  )
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?category=Shirts')
  expect(screen.queryByText('Sand Mug')).toBeNull()
})
