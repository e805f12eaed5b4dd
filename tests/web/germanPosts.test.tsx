import { render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FullPost, Post } from '#contracts/content/posts.ts'
import { Appearances } from '../../web/src/features/shop/articles/Appearances.tsx'
import { HunterComments } from '../../web/src/features/community/hunters/HunterComments.tsx'
import { PlaceList } from '../../web/src/features/content/places/PlaceList.tsx'
import { startLanguage } from '../../web/src/lib/text.ts'
import { record, serve, server, servePosts, signIn } from './support/api.ts'
import { buildFullPost, buildPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'
import { buildStory, paragraph } from './support/story.ts'

const GERMAN = { title: 'Der Grat', description: 'Ein Morgen im Geröll.', language: 'de' as const }
const ORIGINAL = { title: 'The ridge', description: 'A morning in the scree.' }

const gallery = (overrides: Partial<FullPost>) =>
  buildFullPost({ id: 5, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'], ...overrides })

/** Answers as the API does. @returns the query strings of the requests. */
function serveByLanguage<P extends Post>(path: string, [german, original]: [P, P], wrap = (post: P): unknown => post) {
  const requests: string[] = []
  server.use(
    http.get(path, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      requests.push(search)
      return HttpResponse.json(wrap(searchParams.get('language') === 'de' ? german : original) as object)
    }),
  )
  return requests
}

describe('on a German page', () => {
  beforeAll(() => startLanguage('de'))
  afterAll(() => startLanguage('en'))

  it('a translated post is asked for in German and is in the page’s language', async () => {
    const story = buildStory(paragraph('Wir stiegen vor Sonnenaufgang auf.'))
    const requests = serveByLanguage('/api/posts/5', [gallery({ ...GERMAN, story }), gallery(ORIGINAL)])
    renderApp('/de/content/5')
    expect(await screen.findByRole('heading', { level: 1, name: 'Der Grat' })).not.toHaveAttribute('lang')
    expect(screen.getByText('Ein Morgen im Geröll.')).not.toHaveAttribute('lang')
    expect((await screen.findByText(/Sonnenaufgang/)).closest('[lang]')).toBeNull()
    expect(requests).toEqual(['?language=de'])
  })

  it('the title, description and story of an original are marked as English, the offer below it is not', async () => {
    const story = buildStory(paragraph('We climbed before dawn.'))
    serve('get', '/api/posts/5', gallery({ ...ORIGINAL, story, storyCut: true }))
    renderApp('/de/content/5')
    expect(await screen.findByRole('heading', { level: 1, name: 'The ridge' })).toHaveAttribute('lang', 'en')
    expect(screen.getByText('A morning in the scree.').closest('[lang]')).toHaveAttribute('lang', 'en')
    expect((await screen.findByText(/before dawn/)).closest('[lang]')).toHaveAttribute('lang', 'en')
    const end = screen.getByText('Der Rest dieser Geschichte ist für Mitglieder.')
    expect(end.closest('[lang]')).toHaveAttribute('lang', 'de')
  })

  it('cards are in German where there is a translation, and marked where there is none', async () => {
    const requests = servePosts([buildPost({ id: 5, ...GERMAN }), buildPost({ id: 6, ...ORIGINAL })])
    renderApp('/de/content')
    expect(await screen.findByRole('heading', { name: 'Der Grat' })).not.toHaveAttribute('lang')
    const card = within(screen.getByRole('article', { name: 'The ridge' }))
    expect(card.getByRole('heading')).toHaveAttribute('lang', 'en')
    expect(card.getByText('A morning in the scree.')).toHaveAttribute('lang', 'en')
    expect(requests).toEqual(['?filter=all&language=de'])
  })

  it('a series and its name above a post are marked as English', async () => {
    const series = { title: 'Laguna 2026', slug: 'laguna-2026' }
    const facts = { id: 4, description: 'Three days in Chihuahua.', coverImageUrl: null }
    serve('get', '/api/series/laguna-2026', { ...series, ...facts, posts: [buildPost({ id: 5, ...GERMAN })] })
    const part = { id: 5, title: GERMAN.title, language: GERMAN.language, locked: false }
    const place = { ...series, part: 1, parts: [part, { ...part, id: 6 }], next: null }
    serve('get', '/api/posts/5', gallery({ ...GERMAN, series: place }))
    const person = renderApp('/de/content?series=laguna-2026')
    expect(await screen.findByRole('heading', { level: 1, name: 'Laguna 2026' })).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Three days in Chihuahua.')).toHaveAttribute('lang', 'en')
    await person.click(screen.getByRole('link', { name: 'Der Grat' }))
    expect(await screen.findByRole('link', { name: 'Laguna 2026' })).toHaveAttribute('lang', 'en')
    expect(await screen.findByRole('heading', { level: 2, name: 'Laguna 2026' })).toHaveAttribute('lang', 'en')
  })

  it('chapters, finds and the title of the next part are marked as English where they have no translation', async () => {
    const part = (id: number, title: string, language: 'de' | 'en') => ({ id, title, language, locked: false })
    const next = part(6, 'The saw', 'en')
    const series = { title: 'Laguna', slug: 'laguna', part: 1, parts: [part(5, GERMAN.title, 'de'), next], next }
    const chapters = [{ second: 250, title: 'The first cut' }]
    const finds = [{ id: 1, stone: 'Lake Superior agate', note: 'Below the roots', second: 90, frameURL: null }]
    serve('get', '/api/posts/5', gallery({ ...GERMAN, chapters, finds, series }))
    serve(
      'get',
      '/api/posts/6',
      gallery({ id: 6, title: 'Die Säge', language: 'de', series: { ...series, next: series.parts[0]! } }),
    )
    const person = renderApp('/de/content/5')
    const link = await screen.findByRole('link', { name: 'Weiter: The saw' })
    for (const text of ['The first cut', 'Lake Superior agate', 'Below the roots'])
      expect(await screen.findByText(text), text).toHaveAttribute('lang', 'en')
    expect(within(link).getByText('The saw')).toHaveAttribute('lang', 'en')
    expect(within(link).getByText(/Weiter/)).not.toHaveAttribute('lang')
    await person.click(link)
    const back = await screen.findByRole('link', { name: 'Weiter: Der Grat' })
    expect(within(back).getByText('Der Grat')).not.toHaveAttribute('lang')
  })

  it('search results about posts are marked as English, except comments and captions', async () => {
    const found = {
      url: '/content/5',
      second: null,
      at: '2026-03-01T12:00:00.000Z',
      imageUrl: null,
      locked: false,
      price: null,
    }
    const words = (text: string) => ({ text, marks: [] })
    const results = [
      { ...found, key: 'a', kind: 'post' as const, title: words('Agates'), excerpt: words('At dawn') },
      { ...found, key: 'b', kind: 'comment' as const, title: words('The saw'), excerpt: words('Schön!') },
      { ...found, key: 'c', kind: 'caption' as const, title: words('The drive'), excerpt: words('Da liegt einer.') },
      { ...found, key: 'd', kind: 'question' as const, title: words('Warum gebändert?'), excerpt: words('Slowly.') },
      { ...found, key: 'e', kind: 'merchandise' as const, title: words('Trikot'), excerpt: words('Aus Wolle') },
    ]
    const groups = results.map((result) => ({ kind: result.kind, total: 1, results: [result] }))
    serve('get', '/api/search', { total: 5, correctedTo: null, groups })
    renderApp('/de/content?q=agate')
    await screen.findByText('Agates')
    for (const text of ['Agates', 'At dawn', 'The saw', 'The drive'])
      expect(screen.getByText(text).closest('[lang]'), text).toHaveAttribute('lang', 'en')
    for (const text of ['Schön!', 'Da liegt einer.', 'Warum gebändert?', 'Slowly.', 'Trikot', 'Aus Wolle'])
      expect(screen.getByText(text).closest('[lang]'), text).toBeNull()
  })

  it('titles on the map, below an article and above a member’s comments are marked as English', () => {
    const post = { id: 5, title: 'The ridge' }
    const state = { state: 'OR', name: 'Oregon', count: 1, cells: [], posts: [{ ...post, locked: false }] }
    const comment = {
      id: 1,
      postId: 5,
      postTitle: post.title,
      content: 'Schön!',
      createdAt: '2026-03-01T12:00:00.000Z',
    }
    const seen = { ...post, type: 'video' as const, coverImageUrl: null, isMembersOnly: false }
    render(
      <MemoryRouter>
        <PlaceList states={[state]} selected={null} onSelect={() => undefined} />
        <Appearances posts={[seen]} />
        <HunterComments comments={[comment]} />
      </MemoryRouter>,
    )
    const titles = screen.getAllByText('The ridge').map((title) => title.closest('[lang]')?.getAttribute('lang'))
    expect(titles).toEqual(['en', 'en', 'en'])
    expect(screen.getByText('Schön!').closest('[lang]')).toBeNull()
  })

  it('an employee edits the original', async () => {
    signIn(buildUser({ role: 'owner' }))
    servePosts([buildPost({ id: 5, ...GERMAN })])
    const requests = serveByLanguage('/api/posts/5', [gallery(GERMAN), gallery(ORIGINAL)])
    serve('get', '/api/posts/5/body', { body: null })
    const saved = record('patch', '/api/admin/posts/5', buildPost({ id: 5, ...ORIGINAL }))
    const person = renderApp('/de/content')
    await person.click(await screen.findByRole('button', { name: 'Aktionen für Der Grat' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }))
    expect(await screen.findByDisplayValue('The ridge')).toBeVisible()
    expect(requests).toEqual([''])
    await person.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(saved).toEqual([expect.objectContaining(ORIGINAL)]))
  })
})

it('on an English page nothing asks for a language, and no text is marked', async () => {
  const requests = servePosts([buildPost({ id: 6, ...ORIGINAL })])
  renderApp('/content')
  expect(await screen.findByRole('heading', { name: 'The ridge' })).not.toHaveAttribute('lang')
  expect(requests).toEqual(['?filter=all'])
})
