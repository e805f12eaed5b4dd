import { describe, expect, it } from 'vitest'
import { cleanColour } from '#domain/catalogue/cleanColour.ts'
import { guessCategory } from '#domain/catalogue/guessCategory.ts'
import { type KnownArticle, planSync } from '#domain/catalogue/planSync.ts'
import type { PrintArticle } from '#providers/spreadconnect/catalogue.ts'

describe('a colour', () => {
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
  ])('%j is drawn as %j', (value, drawn) => {
    expect(cleanColour(value)).toBe(drawn)
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
  productTypeName: 'T-Shirt',
  images: [],
  variants: [],
})
let ids = 0
/** What is stored after `articles` were taken over. */
const stored = (articles: PrintArticle[], change: Partial<KnownArticle> = {}): KnownArticle[] =>
  planSync(articles, []).create.map(({ articleId, fingerprint }) => ({
    id: ++ids,
    articleId,
    fingerprint,
    isVanished: false,
    ...change,
  }))

describe('the plan of a sync', () => {
  it('makes what is new', () => {
    const plan = planSync([article('1'), article('2')], [])
    expect(plan.create.map(({ articleId }) => articleId)).toEqual(['1', '2'])
    expect([plan.update, plan.hide, plan.unchanged]).toEqual([[], [], 0])
  })

  it('leaves what is the same', () => {
    const known = stored([article('1'), article('2')])
    expect(planSync([article('2'), article('1')], known)).toEqual({ create: [], update: [], hide: [], unchanged: 2 })
  })

  it('changes what has changed, under its id', () => {
    const known = stored([article('1')])
    const plan = planSync([article('1', 'Renamed')], known)
    expect(plan.update).toMatchObject([{ id: known[0]?.id, title: 'Renamed' }])
    expect([plan.create, plan.hide, plan.unchanged]).toEqual([[], [], 0])
  })

  it('hides what is gone, once', () => {
    const known = [...stored([article('1')]), ...stored([article('2')], { isVanished: true })]
    expect(planSync([article('3')], known).hide).toEqual([known[0]?.id])
  })

  it('brings back what was gone, also unchanged', () => {
    const known = stored([article('1')], { isVanished: true })
    expect(planSync([article('1')], known).update).toMatchObject([{ id: known[0]?.id }])
  })

  it('counts an article that comes twice once', () => {
    const plan = planSync([article('1'), article('1'), article('1', 'Later')], [])
    expect(plan.create).toMatchObject([{ title: 'Tee' }])
  })

  it('changes what was stored without a fingerprint', () => {
    const known = stored([article('1')], { fingerprint: null })
    expect(planSync([article('1')], known).update).toHaveLength(1)
  })
})
