import { describe, expect, it } from 'vitest'
import { decideProduct } from '#domain/operations/imports/products/decideProduct.ts'
import { readProducts } from '#domain/operations/imports/products/readProducts.ts'

const hammer = {
  title: 'Rock hammer',
  description: '',
  category: 'Tools',
  priceCents: 2450,
  isInStock: true,
  stock: null,
  image: null,
  isHidden: false,
}
const now = { isKnown: false, earlierLine: null }

describe('a line of a table becomes a product:', () => {
  const cases: [string, string, object][] = [
    [
      'with all columns',
      'Name,Description,Category,Price,In stock,Image\nRock hammer,Steel,Tools,24.50,no,https://a.test/h.jpg',
      { description: 'Steel', isInStock: false, image: 'https://a.test/h.jpg' },
    ],
    ['with a name and a price', 'name,price\nRock  hammer,$24.5', { category: 'General', isInStock: true }],
    ['with its pieces', 'name,price,category,stock\nRock hammer,24.50,Tools,12', { stock: 12 }],
    ['hidden', 'name,price,category,Hidden\nRock hammer,24.50,Tools,yes', { isHidden: true }],
    [
      'hidden as a draft of Shopify',
      'Title,Variant Price,Type,Status\nRock hammer,24.50,Tools,draft',
      { isHidden: true },
    ],
    ['on the site where it is active', 'Title,Variant Price,Type,Status\nRock hammer,24.50,Tools,active', {}],
    ['without half a piece', 'name,price,category,Quantity\nRock hammer,24.50,Tools,1.5', { stock: undefined }],
    ['with semicolons', 'Price;Name;Category\n24.50;Rock hammer;Tools', {}],
    [
      'without a price that could be read two ways',
      'name,price,category\nRock hammer,"24,50",Tools',
      { priceCents: null },
    ],
    ['without a price below zero', 'name,price,category\nRock hammer,-1,Tools', { priceCents: null }],
    [
      'without a picture that is on no web site',
      'name,price,category,image\nRock hammer,24.50,Tools,file:///etc/passwd',
      {},
    ],
  ]
  it.each(cases)('%s', async (_title, text, expected) => {
    expect(await readProducts(Buffer.from(text))).toEqual([{ line: 2, product: { ...hammer, ...expected } }])
  })

  it('a table without prices is refused', async () => {
    await expect(readProducts(Buffer.from('title\nRock hammer'))).rejects.toThrow(
      'Please choose the column with the prices.',
    )
  })
})

describe('a product', () => {
  const cases: [
    string,
    Partial<typeof hammer> | { priceCents: null } | { stock: undefined },
    Partial<{ isKnown: boolean; earlierLine: number }>,
    object,
  ][] = [
    ['is added', {}, {}, { action: 'create', reason: null }],
    [
      'is refused without a whole number of pieces',
      { stock: undefined },
      {},
      { action: 'refuse', reason: 'The stock isn’t a whole number.' },
    ],
    ['is skipped if the shop has it', {}, { isKnown: true }, { action: 'skip', reason: 'Is in the shop already.' }],
    [
      'is skipped if it is there twice',
      {},
      { earlierLine: 2 },
      { action: 'skip', reason: 'The same name is on line 2.' },
    ],
    ['is refused without a name', { title: '' }, {}, { action: 'refuse', reason: 'There is no name.' }],
    [
      'is refused without a price',
      { priceCents: null },
      {},
      { action: 'refuse', reason: 'The price isn’t an amount like 24.50.' },
    ],
    [
      'is refused above a million',
      { priceCents: 100_000_001 },
      {},
      { action: 'refuse', reason: 'The price is more than 1,000,000.' },
    ],
    [
      'is refused with a long name',
      { title: 'x'.repeat(201) },
      {},
      { action: 'refuse', reason: 'The name is longer than 200 characters.' },
    ],
  ]
  it.each(cases)('%s', (_title, changed, situation, expected) => {
    expect(decideProduct({ ...hammer, ...changed }, { ...now, ...situation })).toEqual(expected)
  })
})
