import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callOf } from '#server/http/routeTable.ts'
import { screenAt, screens } from '#server/ssr/screens.ts'

const visit = { search: new URLSearchParams(), postId: 7, language: 'de' } as const

it.each(screens)('$path names a chunk that exists and prefetches from endpoints that exist', ({ chunk, prefetch }) => {
  for (const isSignedIn of [true, false]) {
    const name = chunk({ isSignedIn })
    expect(name === undefined || existsSync(`web/src/routes/${name}.tsx`)).toBe(true)
    for (const address of prefetch({ ...visit, isSignedIn })) expect(callOf(address), address).not.toBeNull()
  }
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
