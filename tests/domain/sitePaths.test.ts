import { expect, it } from 'vitest'
import { isReservedSlug, isScreenPath, SCREEN_PATHS } from '#contracts/platform/sitePaths.ts'
import { sourceProblem, targetProblem } from '#domain/platform/redirects/redirectProblem.ts'
import { linkProblem } from '#domain/platform/site/linkProblem.ts'
import { slugProblem } from '#domain/platform/site/slugProblem.ts'

it.each(SCREEN_PATHS)('no page of the owner can be in the place of the screen %s', (path) => {
  expect(isReservedSlug(path.split('/')[1] ?? '')).toBe(true)
})

it.each([
  ['/content/12', true],
  ['/shop/12-agate-mug', true],
  ['/questions/3', true],
  ['/hunters/ada', true],
  ['/gift-memberships/redeem', true],
  ['/content/agates', false],
  ['/content/12-agates', false],
  ['/shop/12/more', false],
  ['/hunters/', false],
  ['/about', false],
])('%s is a screen: %s', (path, expected) => {
  expect(isScreenPath(path)).toBe(expected)
})

it.each(['about', 'a', 'opening-hours', '2026', 'a-1-b'])('a page can be at %s', (slug) => {
  expect(slugProblem(slug)).toBeNull()
})

it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', '.', 'ä', 'a.html', 'api', 'login', 'checkout', 'fonts', 'feeds'])(
  'a page can’t be at “%s”',
  (slug) => {
    expect(slugProblem(slug)).not.toBeNull()
  },
)

it.each(['/', '/about', '/shop?q=a+b', '/about#team', 'https://a.example', 'https://a.example:8443/x?y=1#z'])(
  'the site may link to %s',
  (address) => {
    expect(linkProblem(address)).toBeNull()
  },
)

it.each([
  ...['', 'about', '//a.example', '/\\a.example', '/a b', '/"onclick=', '/<b>', 'http://a.example', 'https://'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' https://a.example', 'https://u:p@a.example', 'data:text/html,x'],
  ...['https://a.example/"x', 'https://a.example/\nx', 'mailto:a@a.example', 'https:/a.example'],
])('the site must not link to “%s”', (address) => {
  expect(linkProblem(address)).not.toBeNull()
})

it.each([
  ['/old', '/new', [], null],
  ['/a', '/b', [{ source: '/b', target: '/c' }], null],
  ['/a', 'https://a.example/a', [], null],
  ['/a', '/a', [], 'circle'],
  ['/a', '/b', [{ source: '/b', target: '/a#x' }], 'circle'],
  [
    '/a',
    '/b',
    [
      { source: '/b', target: '/c' },
      { source: '/c', target: '/b' },
    ],
    'circle',
  ],
])('a redirect from %s to %s beside %j', (source, target, others, problem) => {
  const found = targetProblem({ source, target }, others)
  if (problem) expect(found).toContain(problem)
  else expect(found).toBeNull()
})

it.each([
  ['/old', null],
  ['/old/deep.html', null],
  ['/content/agates', null],
  ['/shop', 'There is a page'],
  ['/content/12', 'There is a page'],
  ['/mine', 'There is a page'],
  ['/API/x', 'The site itself'],
  ['/old/', 'path of this site'],
  ['old', 'path of this site'],
])('%s can lead away: %s', (source, problem) => {
  const found = sourceProblem(source, ['mine'])
  if (problem) expect(found).toContain(problem)
  else expect(found).toBeNull()
})
