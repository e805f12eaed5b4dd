import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { hideTokensInPath, hideTokensInText } from '#contracts/platform/hideTokens.ts'

const FEED = 'Zk3Jw0yq-8rTnVb1_xLcPdAeSgMhFoUiKtQwNyRzE5s'

it.each([
  [`/feeds/${FEED}.xml`, '/feeds/….xml'],
  [`//feeds/${FEED}.xml`, '//feeds/….xml'],
  [`/%66eeds/${FEED}.xml`, '/feeds/….xml'],
  [`/feeds%2F${FEED}.xml`, '/feeds/….xml'],
  [`/feeds%25252F${FEED}.xml`, '/feeds/….xml'],
  [`/feeds/%5A${FEED.slice(1)}`, '/feeds/…'],
  ['/a%25252525252F', '…'],
  ['/api/gift-cards/purchases/1b671a64-40d5-491e-99b0-da01ff1f3341', '/api/gift-cards/purchases/…'],
  ['/x/9f86d081884c7d659a2feaa0c55ad015', '/x/…'],
  // No tokens.
  ['/content/12', '/content/12'],
  ['/merchandise/7-opening-an-amethyst-geode-by-torchlight', '/merchandise/7-opening-an-amethyst-geode-by-torchlight'],
  ['/api/orders/HUNT-ABCDEFGHJK/claims', '/api/orders/HUNT-ABCDEFGHJK/claims'],
  ['/de/gr%C3%BC%C3%9Fe', '/de/gr%C3%BC%C3%9Fe'],
  ['/%', '/%'],
  ['', ''],
])('the log has %s as %s', (path, logged) => {
  expect(hideTokensInPath(path)).toBe(logged)
})

it('a random token of any kind is cut, also inside a message', () => {
  for (let turn = 0; turn < 2_000; turn++) {
    const upload = randomBytes(24).toString('base64url')
    const feed = randomBytes(32).toString('base64url')
    for (const token of [upload, feed, randomUUID()]) expect(hideTokensInPath(`/x/${token}`)).toBe('/x/…')
  }
  expect(hideTokensInText(`GET https://a.example/feeds/${FEED}.xml failed`)).toBe(
    'GET https://a.example/feeds/….xml failed',
  )
})

it('ids of requests and names in a stack stay in a message', () => {
  const line = '{"requestId":"1b671a64-40d5-491e-99b0-da01ff1f3341","stack":"at handleWhatIsLongAndHasNoDigitsAtAll"}'
  expect(hideTokensInText(line)).toBe(line)
})
