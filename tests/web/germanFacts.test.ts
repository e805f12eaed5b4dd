import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilterChoices, filtersFromSearchParams } from '#contracts/shop/merchandiseFilters.ts'
import { lengthText } from '../../web/src/features/shop/articles/lengthUnit.ts'
import { methodsFor } from '../../web/src/features/shop/checkout/shippingMethods.ts'
import { startValues, checkoutResolver } from '../../web/src/features/shop/checkout/checkoutValues.ts'
import { foundOnText } from '../../web/src/features/community/loggedFinds/findFacts.ts'
import { listActive } from '../../web/src/features/shop/merchandise/listActive.ts'
import { merchandiseCategoryLabel } from '../../web/src/features/shop/merchandise/merchandiseCategoryLabel.ts'
import { sortCategories } from '../../web/src/features/shop/merchandise/sortCategories.ts'
import { dateTimeOf } from '../../web/src/lib/dates.ts'
import { deliveryDays } from '../../web/src/lib/deliveryDays.ts'
import { middleOf } from '../../web/src/lib/middleOf.ts'
import { startLanguage } from '../../web/src/lib/text.ts'

const CELL = { id: 'a cell', south: 46.6, north: 47, west: -92.2, east: -92 }

describe('in German', () => {
  beforeAll(() => startLanguage('de'))
  afterAll(() => startLanguage('en'))

  it.each([
    ['2026-12-03', '2026-12-09', '3.–9. Dez.'],
    ['2026-11-30', '2026-12-04', '30. Nov. – 4. Dez.'],
    ['2026-12-03', '2026-12-03', '3. Dez.'],
  ])('a parcel expected from %s to %s comes %s', (from, to, text) => {
    expect(deliveryDays({ from, to })).toBe(text)
  })

  it('a moment is in the zone of the reader, and names UTC where the server writes it', () => {
    const moment = new Date('2026-03-04T14:05:00.000Z')
    expect(dateTimeOf(moment)).toBe('4. März 2026 um 15:05 Uhr')
    expect(dateTimeOf(moment, false)).toBe('4. März 2026 um 14:05 Uhr UTC')
  })

  it('a length has a decimal comma, and inches have their German name', () => {
    expect(lengthText({ mm: 749, inch: 29.5 }, 'in')).toBe('29,5 Zoll')
    expect(lengthText({ mm: 749, inch: 29.5 }, 'cm')).toBe('74,9 cm')
  })

  it('a category that an article is sorted into is German, and an employee’s own is as written', () => {
    expect(merchandiseCategoryLabel('Headwear')).toBe('Kopfbedeckungen')
    expect(merchandiseCategoryLabel('Field gear')).toBe('Field gear')
  })

  it('categories are in the order of their German names, and a chosen one has its German name', () => {
    const categories = sortCategories(['Taillen', 'Headwear', 'Ösen', 'Drinkware', 'Bags'])
    const choices: FilterChoices = { categories, sizes: [], colors: [], priceRange: [0, 0] }
    expect(choices.categories.map(merchandiseCategoryLabel)).toEqual([
      'Becher und Flaschen',
      'Kopfbedeckungen',
      'Ösen',
      'Taillen',
      'Taschen',
    ])
    const filters = filtersFromSearchParams(new URLSearchParams('category=Headwear'), choices)
    expect(listActive(filters, choices)).toMatchObject([{ label: 'Kopfbedeckungen' }])
  })

  it('a find has a German day, and its place a decimal comma', () => {
    expect(foundOnText('2026-10-04')).toBe('4. Okt. 2026')
    expect(middleOf(CELL)).toBe('46,8° N, 92,1° W')
  })

  it('shipping takes working days', () => {
    expect(methodsFor([], 'US', '')[0]?.time).toBe('5–7 Werktage')
    expect(methodsFor([], 'CA', '')[0]?.time).toBe('7–14 Tage')
  })

  it('the checkout explains a wrong email in German', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { errors } = await checkoutResolver(startValues(null), undefined, options)
    expect(errors.customerInfo?.email?.message).toBe('Bitte gib eine gültige E-Mail-Adresse ein')
  })
})

describe('in English', () => {
  it('the same facts are as they always were', () => {
    expect(deliveryDays({ from: '2026-12-03', to: '2026-12-09' })).toBe('Dec 3–9')
    expect(lengthText({ mm: 749, inch: 29.5 }, 'in')).toBe('29.5 in')
    expect(foundOnText('2026-10-04')).toBe('Oct 4, 2026')
    expect(middleOf(CELL)).toBe('46.8° N, 92.1° W')
    expect(methodsFor([], 'US', '')[0]?.time).toBe('5-7 business days')
  })
})
