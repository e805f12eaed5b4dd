import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FullPost } from '#contracts/content/posts.ts'
import type { StoryNode } from '#contracts/content/story.ts'
import { formatWeight } from '#contracts/shop/formatWeight.ts'
import { photoRows } from '../../web/src/features/content/stories/photoRows.ts'
import { serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'
import {
  block,
  buildPhoto,
  buildStory,
  heading,
  link,
  list,
  paragraph,
  quote,
  table,
  text,
  upload,
} from './support/story.ts'

const rough = buildPhoto(1, 'A rough nodule')
const cut = buildPhoto(2, 'The cut half')

/** jsdom has no films. */
const GALLERY = { type: 'gallery', videoURL: null, imageURLs: ['/media/one'] } satisfies Partial<FullPost>

function open(nodes: StoryNode[] | null, more: Partial<FullPost> = {}) {
  const story = nodes && buildStory(...nodes)
  serve('get', '/api/posts/5', buildFullPost({ id: 5, title: 'Two miles up', ...GALLERY, story, ...more }))
  return renderApp('/content/5')
}

describe('a story', () => {
  it('shows headings, formats, lists, quotes, tables and links', async () => {
    open([
      heading('h2', 'What the gravel told us'),
      heading('h3', 'Float'),
      paragraph('Every ', text('wet', 1), ' stone, ', text('and shade', 2)),
      list('bullet', 'Chips', 'Nodules'),
      list('number', 'Mark the spot'),
      quote('Sun flatters everything'),
      table(['Stone', 'Rough'], ['Laguna', '412 g']),
      paragraph(link('the first hunt', { linkType: 'custom', url: '/content/1', newTab: false })),
      paragraph(link('the survey', { linkType: 'custom', url: 'https://example.com/map', newTab: true })),
      { type: 'horizontalrule', version: 1 },
    ])
    expect(await screen.findByRole('heading', { level: 2, name: 'What the gravel told us' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Float' })).toBeVisible()
    expect(screen.getByText('wet').tagName).toBe('STRONG')
    expect(screen.getByText('and shade').tagName).toBe('EM')
    expect(screen.getByText('Chips').closest('ul')).toHaveTextContent('ChipsNodules')
    expect(screen.getByText('Mark the spot').closest('ol')).toBeVisible()
    expect(screen.getByText('Sun flatters everything').closest('blockquote')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Stone' })).toBeVisible()
    expect(screen.getByRole('cell', { name: '412 g' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'the first hunt' })).toHaveAttribute('href', '/content/1')
    const outside = screen.getByRole('link', { name: 'the survey' })
    expect(outside).toHaveAttribute('rel', 'noopener')
    expect(outside).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('separator')).toBeVisible()
  })

  it('omits unknown nodes and shows forbidden links as text', async () => {
    open([
      paragraph('Before ', link('press here', { linkType: 'custom', url: 'javascript:alert(1)', newTab: false })),
      { type: 'mystery', version: 1, children: [paragraph('Nobody knows this node')] },
      { type: 'block', version: 2, fields: { id: 'x', blockType: 'unheardOf', text: 'Nobody knows this block' } },
    ])
    expect(await screen.findByText(/press here/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'press here' })).toBeNull()
    expect(main()).not.toHaveTextContent('Nobody knows')
  })

  it('opens its photos in one lightbox, in reading order', async () => {
    const person = open([
      upload(rough),
      block({ blockType: 'photoGallery', images: [cut, buildPhoto(3, 'Chips')], caption: 'The sharp pile' }),
    ])
    expect(await screen.findByText('The sharp pile')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Enlarge photo: The cut half' }))
    const lightbox = await screen.findByRole('dialog')
    expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 3')
    expect(within(lightbox).getByRole('img', { name: 'Chips' })).toBeInTheDocument()
  })

  it('shows a find with its weight in both units, and no moment without a film to watch', async () => {
    const [stone, place, note] = ['Laguna agate', 'Ojo Laguna', 'Half in its rind']
    open([block({ blockType: 'findCard', stone, weight: 412, photo: rough, place, second: 95, note })])
    const card = within(await screen.findByRole('complementary', { name: 'Find: Laguna agate' }))
    expect(card.getByText('412 g · 14.5 oz')).toBeVisible()
    expect(card.getByText(place)).toBeVisible()
    expect(card.getByText(note)).toBeVisible()
    expect(card.queryByRole('button', { name: /Watch from/ })).toBeNull()
  })

  it('compares two pictures with the keyboard', async () => {
    open([block({ blockType: 'beforeAfter', before: rough, after: cut, comparison: 'rough-cut' })])
    const slider = await screen.findByRole('slider', { name: 'Compare: Rough and Cut' })
    expect(slider).toHaveAttribute('aria-valuetext', '50% Rough, 50% Cut')
    // A browser turns an arrow key into this change.
    fireEvent.change(slider, { target: { value: '52' } })
    expect(slider).toHaveAttribute('aria-valuetext', '52% Rough, 48% Cut')
    expect(screen.getByRole('img', { name: 'A rough nodule' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'The cut half' })).toBeInTheDocument()
  })

  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['warning', 'Warning'],
  ] as const)('names a callout of the kind %s', async (tone, label) => {
    open([block({ blockType: 'callout', tone, text: 'Bring water' })])
    const callout = within(await screen.findByRole('note'))
    expect(callout.getByText(label)).toBeVisible()
    expect(callout.getByText('Bring water')).toBeVisible()
  })

  it('links to an article of the shop with its price', async () => {
    open([
      block({
        blockType: 'article',
        item: {
          kind: 'merchandise',
          id: 7,
          title: 'Contour Tee',
          url: '/merchandise#item-7',
          price: '24.99',
          imageUrl: null,
        },
      }),
    ])
    expect(await screen.findByRole('link', { name: 'Contour Tee' })).toHaveAttribute('href', '/merchandise#item-7')
    expect(screen.getByText('$24.99')).toBeVisible()
  })
})

describe('the end of a shortened story', () => {
  it('asks a visitor to sign in and brings them back', async () => {
    const person = open([paragraph('The part for everyone')], { storyCut: true })
    expect(await screen.findByText('The rest of this story is for members.')).toBeVisible()
    const button = screen.getByRole('link', { name: 'Sign In to Read On' })
    expect(button).toHaveAttribute('href', '/api/login?redirect=/content/5')
    button.addEventListener('click', (event) => event.preventDefault())
    await person.click(button)
    expect(sessionStorage.getItem('returnTo')).toContain('/content/5')
  })

  it('offers a subscription to a signed-in visitor', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/5/comments', [])
    open([paragraph('The part for everyone')], { storyCut: true })
    const panel = within(await screen.findByRole('complementary', { name: 'For members' }))
    expect(await panel.findByRole('link', { name: 'Become a Subscriber' })).toHaveAttribute('href', '/subscribe')
  })

  it('says when members can read the whole text', async () => {
    open(null, { storyCut: true, locked: true, imageURLs: [], isSubscriberOnly: true })
    expect(await screen.findByText('This story is for members.')).toBeVisible()
  })

  it('is not shown below a complete text', async () => {
    open([paragraph('All of it')])
    await screen.findByText('All of it')
    expect(main()).not.toHaveTextContent('for members')
  })
})

describe('the parts of a story', () => {
  it.each([
    [412, 'en', '412 g · 14.5 oz'],
    [3.2, 'en', '3.2 g · 0.11 oz'],
    [1250, 'en', '1.25 kg · 2.8 lb'],
    [1250, 'de', '1,25 kg · 2,8 lb'],
  ] as const)('a weight of %d grams reads in %s: %s', (grams, language, words) => {
    expect(formatWeight(grams, language)).toBe(words)
  })

  it.each([
    { ratios: [1.5], width: 4.2, counts: [1] },
    { ratios: [1.5, 1.5, 1.5], width: 4.2, counts: [3, 3, 3] },
    { ratios: [1.5, 1.5, 1.5, 1.5, 1.5], width: 4.2, counts: [2, 2, 3, 3, 3] },
    { ratios: [0.75, 0.75], width: 1.9, counts: [2, 2] },
  ])('photos of the shapes $ratios share rows as $counts', ({ ratios, width, counts }) => {
    const rows = photoRows(ratios, width)
    expect(rows.map(({ count }) => count)).toEqual(counts)
    expect(Math.max(...rows.map(({ share }) => share))).toBeLessThanOrEqual(1)
  })
})
