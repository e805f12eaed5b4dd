import { describe, expect, it } from 'vitest'
import { categoryName } from '#contracts/content/categoryName.ts'
import { firstSentence, plainText } from '#contracts/shop/plainText.ts'
import { formatDuration } from '../../web/src/lib/formatDuration.ts'

describe('plain text of markup', () => {
  it('drops tags and decodes entities', () => {
    expect(plainText('<ul><li>Soft &amp; warm</li><li>Two</li></ul>')).toBe('Soft & warm Two')
    expect(plainText('Soft &valueOf; warm')).toBe('Soft &valueOf; warm')
  })

  it('returns the whole first sentence', () => {
    expect(firstSentence('<p>Holds 0.33 l of coffee. Dishwasher safe.</p>')).toBe('Holds 0.33 l of coffee.')
    expect(firstSentence('<p> </p>')).toBeNull()
  })
})

describe('a category of the shop', () => {
  it('is shown with capital initials', () => {
    expect(categoryName('hot-deal')).toBe('Hot Deal')
    expect(categoryName("kids' wear, men's")).toBe("Kids' Wear, Men's")
    expect(categoryName('édition')).toBe('Édition')
  })
})

describe('a duration', () => {
  it('is minutes and two digits of seconds', () => {
    expect(formatDuration(65)).toBe('1:05')
    expect(formatDuration(761.4)).toBe('12:41')
  })
})
