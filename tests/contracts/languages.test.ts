import { expect, it } from 'vitest'
import { inLanguage, splitLanguage } from '#contracts/shared/languages.ts'
import { pageIn } from '#contracts/platform/sitePaths.ts'

it.each([
  ['/', 'en', '/'],
  ['/content?page=2', 'en', '/content?page=2'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de?q=agate', 'de', '/?q=agate'],
  ['/de/content/5', 'de', '/content/5'],
  ['/den/content', 'en', '/den/content'],
  ['/en/content', 'en', '/en/content'],
  // A link to it must not lead to another site.
  ['/de//evil.example', 'de', '/evil.example'],
] as const)('%s is in %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

it.each([
  ['/', '/de'],
  ['/?subscribed=true', '/de?subscribed=true'],
  ['/orders?order=HUNT-1', '/de/orders?order=HUNT-1'],
  ['/api/login', '/api/login'],
  ['/media/a.jpg', '/media/a.jpg'],
  ['/cms', '/cms'],
  ['//evil.example', '//evil.example'],
  ['https://example.com/shop', 'https://example.com/shop'],
])('a German email or page of the server links from %s to %s', (address, target) => {
  expect(pageIn('de', address)).toBe(target)
  expect(pageIn('en', address)).toBe(address)
})

it('English has no prefix', () => {
  expect(inLanguage('en', '/shop')).toBe('/shop')
})
