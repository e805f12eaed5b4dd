import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callOf } from '#server/http/routeTable.ts'
import { namesOne, screenAt } from '#server/ssr/findScreen.ts'
import { screens } from '#server/ssr/screens.ts'
import { chunkGroups } from '../../web/chunkGroups.ts'

const visit = { search: new URLSearchParams(), postId: 7, language: 'de' } as const

it.each(screens)('$path names a chunk that exists and prefetches from endpoints that exist', ({ chunk, prefetch }) => {
  for (const isSignedIn of [true, false]) {
    const name = chunk({ isSignedIn })
    const isGroup = chunkGroups.some((group) => group.name === name)
    expect(isGroup || existsSync(`web/src/routes/${name}.tsx`), name).toBe(true)
    for (const address of prefetch({ ...visit, isSignedIn })) expect(callOf(address), address).not.toBeNull()
  }
})

// `tests/web/queryKeys.test.tsx` expects the same addresses of the browser, so that it finds what the server prefetched.
it.each([
  ['/', '/posts?limit=4&language=de'],
  ['/content', '/posts/page?filter=all&language=de'],
  ['/content?type=videos', '/posts/page?filter=videos&language=de'],
  ['/content?series=laguna', '/series/laguna?language=de'],
  ['/content/3', '/posts/3?language=de'],
  ['/content/3', '/posts/3/related?language=de'],
])('the German %s prefetches %s', (page, address) => {
  const { pathname, searchParams: search } = new URL(page, 'https://stonehunt.test')
  const found = screenAt(pathname)
  expect(found?.screen.prefetch({ ...found, search, language: 'de', isSignedIn: false })).toContain(address)
})

it('the German home page of a member prefetches the feed and what to continue watching', () => {
  const addresses = screenAt('/')?.screen.prefetch({ ...visit, isSignedIn: true })
  expect(addresses).toEqual(expect.arrayContaining(['/posts/page?filter=all&language=de', '/watching?language=de']))
})

it.each([
  ['/content/7', 7],
  ['/content/2147483647', 2_147_483_647],
  ['/content/0', undefined],
  ['/content/2147483648', undefined],
  ['/content/agate', undefined],
  ['/content/', undefined],
  ['/content/7/more', undefined],
  ['/nowhere', undefined],
  ['/shop/', undefined],
  ['/shop', null],
])('%s is the page of post %s', (path, postId) => {
  expect(screenAt(path)?.postId).toBe(postId)
})

it.each([
  ['/content/agate', true],
  ['/shop/0', true],
  ['/questions/x', true],
  ['/content', false],
  ['/nowhere', false],
  ['/content/7/more', false],
])('whether %s names one post, article or round is %s', (path, names) => {
  expect(namesOne(path)).toBe(names)
})
