import { describe, expect, it } from 'vitest'
import { checkedStory } from '#domain/content/stories/checkedStory.ts'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import { toStoredStory } from '#domain/content/stories/toStoredStory.ts'
import {
  block,
  divider,
  element,
  link,
  linkTo,
  nestedLists,
  paragraph,
  picture,
  story,
  words,
} from '../support/stories.ts'

const list = (...items: string[]) =>
  element('list', { listType: 'bullet' }, ...items.map((item) => element('listitem', { value: 1 }, words(item))))
const table = element(
  'table',
  { colWidths: [120, 80] },
  element('tablerow', {}, element('tablecell', { headerState: 1, colSpan: 1 }, paragraph('Stone'))),
)

describe('a body may have', () => {
  it.each([
    ['nothing', null],
    ['no words', story()],
    ['paragraphs', story(paragraph('One'), paragraph('Two', { type: 'linebreak', version: 1 }, 'Three'))],
    ['headings', story(...['h2', 'h3', 'h4'].map((tag) => element('heading', { tag }, words('Title'))))],
    ['lists', story(list('One', 'Two'))],
    ['quotes', story(element('quote', {}, words('Said')))],
    ['tables', story(table)],
    ['rules', story({ type: 'horizontalrule', version: 1 })],
    ['links to the web', story(paragraph(link('https://example.org/agates?a=1#b')))],
    [
      'links to posts, merchandise and products',
      story(paragraph(linkTo('posts', 1), linkTo('merchandise', 2), linkTo('products', 3))),
    ],
    ['pictures', story(picture(5), picture({ id: 5, url: '/media/x', kind: 'image' }), picture('/media/uploads/x'))],
    ['photo galleries', story(block('photoGallery', { images: [1, { id: 2 }], caption: 'Two' }))],
    ['films', story(block('film', { film: 7 }))],
    ['find cards', story(block('findCard', { stone: 'Laguna agate', weight: 212.5, place: 'Chihuahua', second: 61 }))],
    ['articles as stored', story(block('article', { item: { relationTo: 'products', value: 3 } }))],
    ['articles as shown', story(block('article', { item: { kind: 'merchandise', id: 3, title: 'Mug' } }))],
    ['callouts', story(block('callout', { tone: 'tip', text: 'Bring water.' }))],
    ['comparisons', story(block('beforeAfter', { before: 1, after: 2, comparison: 'dry-wet' }))],
    ['one divider', story(paragraph('Free'), divider(), paragraph('Paid'))],
    ['49 levels', story(nestedLists(25))],
  ])('%s', (_name, body) => {
    expect(storyProblem(body)).toBeNull()
  })
})

describe('a body is rejected with', () => {
  it.each([
    ['a text instead of nodes', 'Hello', 'The text has no root.'],
    ['a root of another type', { root: paragraph('x') }, 'The text has no root.'],
    ['children that are no list', { root: { type: 'root', children: { length: 1 } } }, 'The text has no root.'],
    ['a child that is no node', { root: { type: 'root', children: [5] } }, 'without a type'],
    ['a script', story({ type: 'script', version: 1, children: [words('alert(1)')] }), '“script”'],
    ['an unknown node', story({ type: 'iframe', version: 1 }), '“iframe”'],
    ['a node named like a method', story({ type: 'constructor', version: 1 }), '“constructor”'],
    ['an unknown block', story(block('html', { code: '<script>' })), '“html”'],
    ['words outside a paragraph', story(words('x')), 'can’t contain a text'],
    ['a cell outside a table', story(element('tablecell', {})), 'can’t contain a tablecell'],
    ['a large heading', story(element('heading', { tag: 'h1' }, words('x'))), 'Headings'],
    ['words that are no text', story(paragraph({ ...words(''), text: { toString: 1 } })), 'passage'],
    ['a very long passage', story(paragraph('x'.repeat(50_001))), 'passage'],
    ['a checklist', story(element('list', { listType: 'check' })), 'list'],
    ['an address with a script', story(paragraph(link('javascript:alert(1)'))), 'A link can lead'],
    ['data as an address', story(paragraph(link('data:text/html,<script>'))), 'A link can lead'],
    ['a link to a person', story(paragraph(linkTo('users', 1))), 'A link can lead'],
    ['a photo without a file', story(picture(null)), 'upload a file'],
    ['an empty gallery', story(block('photoGallery', { images: [] })), 'photo gallery'],
    ['a gallery of 41', story(block('photoGallery', { images: Array.from({ length: 41 }, () => 1) })), 'photo gallery'],
    ['a card without a stone', story(block('findCard', { stone: ' ' })), 'find card'],
    ['a long note', story(block('findCard', { stone: 'x', note: 'x'.repeat(2001) })), 'find card'],
    ['a callout of another tone', story(block('callout', { tone: 'loud', text: 'x' })), 'callout'],
    ['two dividers', story(divider(), paragraph('x'), divider()), 'only one'],
    [
      'a divider inside a cell',
      story(element('table', {}, element('tablerow', {}, element('tablecell', {}, divider())))),
      'inside another part',
    ],
    ['51 levels', story(nestedLists(26)), 'too deeply'],
    ['1,000 levels', story(nestedLists(500)), 'too deeply'],
    ['100,000 levels', story(nestedLists(50_000)), 'too deeply'],
    ['10 MB', story(...Array.from({ length: 250 }, () => paragraph('x'.repeat(42_000)))), '1 MB'],
  ])('%s', (_name, body, problem) => {
    expect(storyProblem(body)).toContain(problem)
  })

  it('at most 1,000 links', () => {
    const links = (count: number) =>
      story(paragraph(...Array.from({ length: count }, () => link('https://example.org'))))
    expect(storyProblem(links(1_000))).toBe(null)
    expect(storyProblem(links(1_001))).toBe('The text has more than 1,000 links. Please divide it.')
  })

  it('an error that names the field', () => {
    expect(() => checkedStory(story(divider(), divider()))).toThrow(
      expect.objectContaining({
        code: 'invalid_story',
        status: 400,
        errors: { body: expect.stringContaining('one') as string },
      }),
    )
  })
})

it.each([
  ['https://example.org', true],
  ['http://example.org/a b', false],
  ['mailto:hello@example.org', true],
  ['/content/5', true],
  ['#finds', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['/\t/evil.example', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['evil.example', false],
  ['', false],
])('a link to %j is allowed: %s', (url, expected) => {
  expect(isSafeUrl(url)).toBe(expected)
})

describe('the stored form', () => {
  it('has files and articles by their ids', () => {
    const { root } = toStoredStory(
      story(
        picture({ id: 5, url: '/media/x' }),
        block('photoGallery', { images: [{ id: 6, url: '/media/y' }, '/media/uploads/x'] }),
        block('article', { item: { kind: 'product', id: 3, title: 'Pick' } }),
        paragraph(
          element('link', {
            fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 1 }, url: '/content/1' },
          }),
        ),
      ),
    )
    expect(root.children).toMatchObject([
      { value: 5 },
      { fields: { images: [6, '/media/uploads/x'] } },
      { fields: { item: { relationTo: 'products', value: 3 } } },
      { children: [{ fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 1 }, newTab: false } }] },
    ])
    expect(JSON.stringify(root)).not.toContain('/content/1')
  })

  it('has no styles and no unknown properties', () => {
    const styled = { ...words('x'), style: 'position:fixed', $: { a: 1 }, onclick: 'x' }
    expect(toStoredStory(story(paragraph(styled)))).toEqual(story(paragraph('x')))
  })

  it('gives a copied block its own id', () => {
    const one = block('callout', { tone: 'tip', text: 'x' })
    const { root } = toStoredStory(story(one, one))
    const ids = (root.children ?? []).map(({ fields }) => (fields as { id: string }).id)
    expect(new Set(ids).size).toBe(2)
  })
})
