import { describe, expect, it } from 'vitest'
import type { StoryMedia } from '#contracts/content/story.ts'
import { cutStory } from '#domain/content/stories/cutStory.ts'
import { mediaUses } from '#domain/content/stories/mediaUses.ts'
import { populateStory } from '#domain/content/stories/populateStory.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import { suggestDescription } from '#domain/content/stories/suggestDescription.ts'
import { block, divider, element, link, linkTo, paragraph, picture, story, words } from '../support/stories.ts'

const whole = story(paragraph('Free'), paragraph('Also free'))
const divided = story(paragraph('Free'), divider(), paragraph('Paid'))
const undivided = story(paragraph('Free'), paragraph('Paid'))

describe('a reader gets', () => {
  it.each([
    ['nothing of no text', null, { isMembersOnly: true, mayReadAll: false }, null, false],
    ['all of a public text', whole, { isMembersOnly: false, mayReadAll: false }, whole, false],
    ['nothing of a members’ text', whole, { isMembersOnly: true, mayReadAll: false }, null, true],
    ['all of a members’ text as a member', whole, { isMembersOnly: true, mayReadAll: true }, whole, false],
    [
      'what is above the divider of a public post',
      divided,
      { isMembersOnly: false, mayReadAll: false },
      story(paragraph('Free')),
      true,
    ],
    [
      'what is above the divider of a members’ post',
      divided,
      { isMembersOnly: true, mayReadAll: false },
      story(paragraph('Free')),
      true,
    ],
    ['all without the divider as a member', divided, { isMembersOnly: false, mayReadAll: true }, undivided, false],
    [
      'nothing when the divider is first',
      story(divider(), paragraph('Paid')),
      { isMembersOnly: false, mayReadAll: false },
      null,
      true,
    ],
  ])('%s', (_name, body, rights, expected, isCut) => {
    expect(cutStory(body, rights)).toEqual({ story: expected, isCut })
  })
})

describe('the plain text of a story', () => {
  it('are a line for each paragraph, item and card', () => {
    const body = story(
      element('heading', { tag: 'h2' }, words('The ridge')),
      paragraph('We ', link('https://example.org', 'climbed'), ' at dawn.'),
      element(
        'list',
        { listType: 'bullet' },
        element('listitem', {}, words('Water')),
        element('listitem', {}, words('Hammer')),
      ),
      block('findCard', { stone: 'Laguna agate', place: 'Chihuahua', note: 'In the wash.' }),
      block('callout', { tone: 'tip', text: 'Go early.' }),
      { type: 'horizontalrule', version: 1 },
    )
    expect(storyText(body).split('\n')).toEqual([
      'The ridge',
      'We climbed at dawn.',
      'Water',
      'Hammer',
      'Laguna agate',
      'Chihuahua',
      'In the wash.',
      'Go early.',
    ])
    expect(storyText(null)).toBe('')
  })
})

describe('the description', () => {
  const post = { description: '', body: divided, isMembersOnly: false }

  it.each([
    ['is the author’s', { ...post, description: 'Mine' }, undefined, 'Mine'],
    ['or else what is above the divider', post, undefined, 'Free'],
    ['or else nothing of a members’ text', { ...post, body: undivided, isMembersOnly: true }, undefined, ''],
    [
      'follows the divider when it was made',
      { ...post, description: 'Free Paid' },
      { ...post, description: 'Free Paid', body: undivided },
      'Free',
    ],
    [
      'goes with the text it was made of',
      { ...post, description: 'Free', body: null },
      { ...post, description: 'Free' },
      '',
    ],
    [
      'stays the author’s when the text changes',
      { ...post, description: 'Mine' },
      { ...post, description: 'Mine', body: undivided },
      'Mine',
    ],
  ])('%s', (_name, now, before, expected) => {
    expect(suggestDescription(now, before)).toBe(expected)
  })

  it('ends at a word within 300 characters', () => {
    const body = story(paragraph('agates '.repeat(100)))
    const made = suggestDescription({ description: null, body, isMembersOnly: false })
    expect(made.length).toBeLessThanOrEqual(300)
    expect(made).toMatch(/agates…$/)
  })
})

const media = (id: number, kind: 'image' | 'video'): StoryMedia => ({
  id,
  kind,
  url: `/media/${id}`,
  alt: '',
  width: 1,
  height: 1,
})
const mug = {
  kind: 'merchandise',
  id: 4,
  title: 'Mug',
  url: '/merchandise#item-4',
  price: '14.00',
  imageUrl: null,
} as const
const parts = {
  media: new Map([
    [1, media(1, 'image')],
    [2, media(2, 'image')],
    [3, media(3, 'video')],
  ]),
  items: new Map([['merchandise 4', mug]]),
  addresses: new Map([['posts 7', '/content/7']]),
  keepsLinks: false,
}

describe('a text that is shown', () => {
  it('has its files, articles and addresses', () => {
    const shown = populateStory(
      story(
        picture(1),
        block('photoGallery', { images: [1, 2] }),
        block('film', { film: 3 }),
        block('article', { item: { relationTo: 'merchandise', value: 4 } }),
        paragraph(linkTo('posts', 7)),
      ),
      parts,
    )
    expect(shown.root.children).toMatchObject([
      { value: { url: '/media/1' } },
      { fields: { images: [{ id: 1 }, { id: 2 }] } },
      { fields: { film: { kind: 'video' } } },
      { fields: { item: mug } },
      { children: [{ fields: { url: '/content/7' } }] },
    ])
  })

  it('omits missing files and those of another kind', () => {
    const shown = populateStory(
      story(
        picture(9),
        block('photoGallery', { images: [9, 3] }),
        block('photoGallery', { images: [9, 2] }),
        block('film', { film: 1 }),
        block('findCard', { stone: 'Agate', photo: 9 }),
        block('beforeAfter', { before: 1, after: 9, comparison: 'dry-wet' }),
        block('article', { item: { relationTo: 'products', value: 4 } }),
        paragraph('See ', linkTo('posts', 8, 'that post')),
      ),
      parts,
    )
    expect(shown.root.children).toMatchObject([
      { fields: { images: [{ id: 2 }] } },
      { fields: { stone: 'Agate', photo: null } },
      { children: [{ text: 'See ' }, { type: 'text', text: 'that post' }] },
    ])
  })
})

it('a file is for everyone above the divider, for members below, and as the post says without one', () => {
  expect([...mediaUses(story(picture(1), divider(), picture(1), block('film', { film: 3 })))]).toEqual([
    [1, 'everyone'],
    [3, 'members'],
  ])
  expect([...mediaUses(story(block('photoGallery', { images: [1, 2] })))]).toEqual([
    [1, 'as_post'],
    [2, 'as_post'],
  ])
})
