import { describe, expect, it } from 'vitest'
import { articleAddress, articleIdOf } from '#contracts/shop/articleAddress.ts'
import { articleData } from '#domain/shop/articles/articleData.ts'
import { merchantFeed } from '#domain/shop/articles/merchantFeed.ts'

it.each([
  ['Agate Slice Tee', '/merchandise/7-agate-slice-tee'],
  ['  Crème brûlée — Ñandú! ', '/merchandise/7-creme-brulee-nandu'],
  ["Hunter’s & Finder's 50% off", '/merchandise/7-hunters-finders-50-off'],
  ['瑪瑙', '/merchandise/7'],
  ['../../etc?x=<b>#', '/merchandise/7-etc-x-b'],
  [`${'a'.repeat(59)} tail`, `/merchandise/7-${'a'.repeat(59)}`],
])('the address of %j is %s', (title, address) => {
  expect(articleAddress('merchandise', 7, title)).toBe(address)
  expect(articleIdOf(address.split('/')[2] ?? '')).toBe(7)
})

it.each([
  ['7', 7],
  ['7-', 7],
  ['7-anything-%E0', 7],
  ['2147483647-x', 2_147_483_647],
  ['2147483648-x', null],
  ['0-x', null],
  ['07-x', null],
  ['-7', null],
  ['7x', null],
  ['tee', null],
  ['', null],
])('%j names the article %s', (segment, id) => {
  expect(articleIdOf(segment)).toBe(id)
})

const site = { siteUrl: 'https://stones.test', brand: 'Stones' }
const variant = (id: number, appearanceName: string, sizeName: string, retailPrice: string, inStock = true) => ({
  id,
  appearanceName,
  sizeName,
  retailPrice,
  inStock,
  appearanceColorValue: null,
  left: null,
})
const subject = {
  group: 'merchandise-7',
  url: 'https://stones.test/merchandise/7-tee',
  title: 'Tee',
  description: '<p>Soft &amp; heavy.</p>',
  images: ['/media/a', 'https://print.test/b.png'],
  isUsed: false,
  reviews: null,
}

describe('the structured data of an article', () => {
  it('is a group whose variants each have their own price and stock', () => {
    const images = [{ imageUrl: 'https://print.test/b.png', appearanceName: 'Black', isPrimary: true }]
    const variants = [variant(1, 'Black', 'M', '24.90'), variant(2, 'Sand', 'M', '27.00', false)]
    expect(articleData({ ...subject, item: { variants, images } }, site)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'merchandise-7',
      description: 'Soft & heavy.',
      image: ['https://stones.test/media/a', 'https://print.test/b.png'],
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          sku: '1',
          name: 'Tee, Black, M',
          image: 'https://print.test/b.png',
          offers: {
            price: '24.90',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: `${subject.url}?variant=1`,
          },
        },
        { sku: '2', offers: { price: '27.00', availability: 'https://schema.org/OutOfStock' } },
      ],
    })
  })

  it('of an own product names each size or kind, without a color', () => {
    const variants = [variant(1, '', 'Large', '60.00'), variant(2, '', 'Small', '45.50', false)]
    const data = articleData({ ...subject, item: { variants, images: [] } }, site) as { hasVariant: object[] }
    expect(data).toMatchObject({
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        { name: 'Tee, Large', size: 'Large', offers: { price: '60.00', availability: 'https://schema.org/InStock' } },
        { name: 'Tee, Small', offers: { price: '45.50', availability: 'https://schema.org/OutOfStock' } },
      ],
    })
    expect(data.hasVariant[0]).not.toHaveProperty('color')
  })

  it('of a single variant is one product with one offer', () => {
    const variants = [variant(3, 'White', 'One size', '14.99')]
    expect(articleData({ ...subject, item: { variants, images: [] } }, site)).toMatchObject({
      '@type': 'Product',
      sku: '3',
      offers: { price: '14.99', url: subject.url, itemCondition: 'https://schema.org/NewCondition' },
    })
    expect(articleData({ ...subject, isUsed: true, item: { variants, images: [] } }, site)).toMatchObject({
      offers: { itemCondition: 'https://schema.org/UsedCondition' },
    })
  })

  it('has a rating and reviews only when there are any', () => {
    const none = { rating: '0.0', reviewCount: 0, counts: [0, 0, 0, 0, 0], pages: 1, reviews: [] }
    for (const reviews of [null, none]) {
      const data = articleData(
        { ...subject, item: { variants: [variant(1, 'Black', 'M', '24.90')], images: [] }, reviews },
        site,
      )
      expect(data).toMatchObject({ '@type': 'Product' })
      expect(data).not.toHaveProperty('aggregateRating')
      expect(data).not.toHaveProperty('review')
      // Search engines reject a product with neither offers nor reviews.
      expect(articleData({ ...subject, item: null, reviews }, site)).toBeNull()
    }
    const review = {
      id: 1,
      stars: 4,
      content: 'Soft & heavy',
      photoURL: null,
      authorId: 'abcd1234',
      authorName: null,
      size: 'M',
      color: 'Black',
      createdAt: '2026-11-20T09:00:00.000Z',
      editedAt: null,
      reply: null,
    }
    const reviews = { ...none, rating: '4.0', reviewCount: 1, reviews: [review] }
    const reviewed = articleData({ ...subject, item: null, reviews }, site)
    expect(reviewed).not.toHaveProperty('offers')
    expect(reviewed).toMatchObject({
      '@type': 'Product',
      aggregateRating: { ratingValue: '4.0', reviewCount: 1 },
      review: [{ author: { name: 'Hunter 1234' }, datePublished: '2026-11-20', reviewRating: { ratingValue: 4 } }],
    })
  })
})

const geode = {
  ...{ id: 8, name: 'Geode <half>', description: 'From Brazil', imageKey: 'geode', imageUrl: null, category: 'Stones' },
  ...{
    priceCents: 4550,
    rating: 0,
    reviewCount: 0,
    inStock: true,
    isUsed: false,
    hasOptions: false,
    merchandiseId: null,
    publicAt: null,
    variantId: 31,
    articleId: 30,
    isStone: false,
  },
}

it('the merchant feed escapes the provider’s texts and writes prices with their currency', () => {
  const feed = merchantFeed(
    {
      merchandise: [
        {
          id: 7,
          title: 'Tee & <Cap>',
          description: '<b>Soft</b>\u0007 & heavy',
          category: 'Shirts',
          createdAt: new Date(0),
          images: [{ imageUrl: '/media/a', appearanceName: null, isPrimary: true }],
          rating: 0,
          reviewCount: 0,
          variants: [
            {
              id: 1,
              sizeName: 'M',
              appearanceName: 'Black',
              appearanceColorValue: null,
              retailPriceCents: 2490,
              inStock: false,
            },
          ],
        },
      ],
      products: [geode, { ...geode, id: 9, variantId: null }, { ...geode, id: 10, isUsed: true, variantId: 32 }],
      options: [],
    },
    { ...site, tagline: 'For hunters' },
  )
  expect(feed).toContain('<title>Tee &#38; &#60;Cap&#62;, Black, M</title>')
  expect(feed).toContain('<description>Soft &#38; heavy</description>')
  expect(feed).toContain('<link>https://stones.test/merchandise/7-tee-cap?variant=1</link>')
  expect(feed).toContain('<g:image_link>https://stones.test/media/a</g:image_link>')
  expect(feed).toContain('<g:price>24.90 USD</g:price>')
  expect(feed).toContain('<g:availability>out_of_stock</g:availability>')
  expect(feed).toContain('<link>https://stones.test/shop/8-geode-half</link>')
  expect(feed).toContain('<g:price>45.50 USD</g:price>')
  expect(feed.match(/<g:condition>\w+/g)).toEqual(
    ['new', 'new', 'used'].map((condition) => `<g:condition>${condition}`),
  )
})

it('the merchant feed has an item for each size or kind of an own product', () => {
  const option = { productId: 8, variantId: 41, name: 'Large & wet', priceCents: 6000, inStock: true }
  const feed = merchantFeed(
    {
      merchandise: [],
      products: [{ ...geode, hasOptions: true, variantId: null }],
      options: [option, { ...option, variantId: 42, name: 'Small', priceCents: 4550, inStock: false }],
    },
    { ...site, tagline: 'For hunters' },
  )
  const [, large, small] = feed.split('<item>')
  for (const part of [
    '<g:id>41</g:id>',
    '<g:item_group_id>product-8</g:item_group_id>',
    '<title>Geode &#60;half&#62;, Large &#38; wet</title>',
    '<link>https://stones.test/shop/8-geode-half?variant=41</link>',
    '<g:size>Large &#38; wet</g:size>',
    '<g:price>60.00 USD</g:price>',
    '<g:availability>in_stock</g:availability>',
  ])
    expect(large).toContain(part)
  expect(small).toContain('<g:price>45.50 USD</g:price>')
  expect(small).toContain('<g:availability>out_of_stock</g:availability>')
})
