import { describe, expect, it } from 'vitest'
import { isPublished } from '../../cms/components/content/posts/isPublished.ts'
import { type Filled, missingIn } from '../../cms/components/content/posts/missingIn.ts'
import { pushText } from '../../cms/components/content/posts/reachText.ts'
import { titleOf } from '../../cms/components/content/posts/titleOf.ts'

const WHOLE: Filled = {
  type: 'video',
  hasFilm: true,
  hasPhotos: false,
  hasCover: true,
  hasDescription: true,
  hasText: true,
  hasPlace: true,
  hasCaptions: true,
}
const STORY: Filled = { ...WHOLE, type: 'gallery', hasFilm: false, hasCaptions: false }

describe('what a post lacks', () => {
  it.each<[string, Filled, string[]]>([
    ['a whole film', WHOLE, []],
    ['a film without its file', { ...WHOLE, hasFilm: false }, ['Film, needed']],
    ['a film without captions and place', { ...WHOLE, hasCaptions: false, hasPlace: false }, ['Film', 'Find & place']],
    ['a film without a cover', { ...WHOLE, hasCover: false }, ['Write']],
    ['a text without a description', { ...WHOLE, hasDescription: false }, []],
    ['neither text nor description', { ...WHOLE, hasDescription: false, hasText: false }, ['Write']],
    ['a story', STORY, []],
    ['a story without a cover', { ...STORY, hasCover: false }, ['Write, needed']],
    ['a gallery without a cover', { ...STORY, hasPhotos: true, hasCover: false }, ['Write']],
  ])('%s', (_, post, tabs) => {
    expect(missingIn(post).map(({ tab, isRequired }) => (isRequired ? `${tab}, needed` : tab))).toEqual(tabs)
  })
})

describe('the first title', () => {
  it.each([
    ['north-quarry_2.MP4', 'North quarry 2'],
    ['A day at the lake.mov', 'A day at the lake'],
    ['été.jpg', 'Été'],
    ['IMG_2041.MOV', 'A new film'],
    ['GX010042.MP4', 'A new film'],
    ['20261130_0912.mp4', 'A new film'],
    ['.mp4', 'A new film'],
  ])('of %s is %s', (filename, title) => {
    expect(titleOf(filename, 'A new film')).toBe(title)
  })
})

it.each([
  [{ status: 'published' }, true],
  [{ status: 'processing', preparedStatus: 'published' }, true],
  [{ status: 'processing', preparedStatus: 'draft' }, false],
  [{ status: 'scheduled' }, false],
  [undefined, false],
])('a post of %j is published or becomes so by itself: %s', (stored, expected) => {
  expect(isPublished(stored)).toBe(expected)
})

it.each([
  [{ people: 0, devices: 0 }, 'No one has turned on notifications about such posts.'],
  [{ people: 1, devices: 1 }, '1 person who asked for it gets a notification when it is published.'],
  [{ people: 2, devices: 5 }, '2 people who asked for it get a notification on 5 devices when it is published.'],
])('%j are notified', (reach, text) => {
  expect(pushText(reach)).toBe(text)
})
