import { describe, expect, it } from 'vitest'
import { guessCategory, normalizeColor } from '#domain/shop/catalogue/storeArticle.ts'
import { type KnownArticle, planSync } from '#domain/shop/catalogue/planSync.ts'
import type { PrintArticle, PrintCatalogue } from '#providers/spreadconnect/catalogue.ts'

describe('a color', () => {
  it.each([
    ['#336699', '#336699'],
    ['336699', '#336699'],
    ['#FFF', '#ffffff'],
    ['abc', '#aabbcc'],
    [' #ABCDEF ', '#abcdef'],
    ['#112233,#445566', '#112233'],
    ['112233, red', '#112233'],
    ['Black', '#000000'],
    ['', null],
    [null, null],
    [undefined, null],
    ['transparent', null],
    ['#12345', null],
    ['#1234567', null],
    ['##336699', null],
    ['red;background:url(//evil.example)', null],
    ['#336699;background:url(x)', null],
    ['javascript:alert(1)', null],
    ['constructor', null],
    ['__proto__', null],
    [',', null],
  ])('%j becomes %j', (value, drawn) => {
    expect(normalizeColor(value)).toBe(drawn)
  })
})

describe('a category', () => {
  it.each([
    ['Unisex Hoodie', 'Agate', 'Hoodies'],
    ['', 'Kids T-Shirt', 'Kids'],
    ['T-Shirt', 'Geode', 'T-Shirts'],
    ['Mug', 'Morning', 'Drinkware'],
    ['Thing', 'Unknown', 'General'],
  ])('of %j %j is %s', (productTypeName, title, category) => {
    expect(guessCategory({ productTypeName, title })).toBe(category)
  })
})

const article = (articleId: string, title = 'Tee'): PrintArticle => ({
  articleId,
  title,
  description: '',
  productTypeId: '812',
  productTypeName: 'T-Shirt',
  images: [],
  variants: [],
})
const plan = (articles: PrintArticle[], known: KnownArticle[], broken: PrintCatalogue['broken'] = []) =>
  planSync({ articles, broken }, known)
let ids = 0
const stored = (articles: PrintArticle[], change: Partial<KnownArticle> = {}): KnownArticle[] =>
  plan(articles, []).create.map(({ articleId, title, fingerprint }) => ({
    id: ++ids,
    articleId,
    title,
    fingerprint,
    isVanished: false,
    ...change,
  }))

describe('the plan of a sync', () => {
  it('creates new articles', () => {
    const planned = plan([article('1'), article('2')], [])
    expect(planned.create.map(({ articleId }) => articleId)).toEqual(['1', '2'])
    expect([planned.update, planned.hide, planned.unchanged]).toEqual([[], [], 0])
  })

  it('skips unchanged articles', () => {
    const known = stored([article('1'), article('2')])
    expect(plan([article('2'), article('1')], known)).toEqual({
      create: [],
      update: [],
      hide: [],
      broken: [],
      unchanged: 2,
    })
  })

  it('updates a changed article and keeps its id', () => {
    const known = stored([article('1')])
    const planned = plan([article('1', 'Renamed')], known)
    expect(planned.update).toMatchObject([{ id: known[0]?.id, title: 'Renamed' }])
    expect([planned.create, planned.hide, planned.unchanged]).toEqual([[], [], 0])
  })

  it('hides a removed article once', () => {
    const known = [...stored([article('1')]), ...stored([article('2')], { isVanished: true })]
    expect(plan([article('3')], known).hide).toEqual([{ id: known[0]?.id, title: 'Tee' }])
  })

  it('keeps an article that cannot be parsed unchanged', () => {
    const known = stored([article('1'), article('2')])
    const broken = [{ articleId: '2', title: 'Tee', reason: 'its title cannot be read' }]
    expect(plan([article('1')], known, broken)).toMatchObject({ update: [], hide: [], broken, unchanged: 1 })
  })

  it('restores a hidden article even if it is unchanged', () => {
    const known = stored([article('1')], { isVanished: true })
    expect(plan([article('1')], known).update).toMatchObject([{ id: known[0]?.id }])
  })

  it('updates an article stored without a fingerprint', () => {
    const known = stored([article('1')], { fingerprint: null })
    expect(plan([article('1')], known).update).toHaveLength(1)
  })
})
