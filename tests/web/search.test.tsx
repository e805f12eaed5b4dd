import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { SearchAnswer, SearchResult } from '#contracts/content/search.ts'
import { serve, server } from './support/api.ts'
import { renderApp } from './support/renderApp.tsx'

const buildResult = (overrides: Partial<SearchResult>): SearchResult => ({
  key: overrides.url ?? 'key',
  kind: 'post',
  title: { text: 'Agates at dawn', marks: [[0, 6]] },
  excerpt: { text: 'Where the agate is', marks: [[10, 15]] },
  url: '/content/7',
  second: null,
  at: '2026-03-01T12:00:00.000Z',
  imageUrl: null,
  locked: false,
  price: null,
  ...overrides,
})

const answer: SearchAnswer = {
  total: 9,
  correctedTo: 'agate',
  groups: [
    { kind: 'post', total: 1, results: [buildResult({})] },
    {
      kind: 'caption',
      total: 8,
      results: [
        buildResult({
          kind: 'caption',
          title: { text: 'The drive', marks: [] },
          excerpt: { text: 'An agate <b>here</b>', marks: [[3, 8]] },
          url: '/content/9?t=250',
          second: 250,
        }),
      ],
    },
  ],
}

function serveSearch(found: SearchAnswer = answer): string[] {
  const asked: string[] = []
  server.use(
    http.get('/api/search', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(found)
    }),
  )
  return asked
}

const field = () => screen.findByRole('combobox', { name: 'Search' })

describe('the search in the header', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens with %s, but not where keys are letters',
    async (keys) => {
      serveSearch()
      const person = renderApp('/orders')
      await screen.findByRole('banner')
      await person.keyboard(keys)
      expect(await field()).toHaveFocus()
      await person.keyboard('a/k')
      expect(await field()).toHaveValue('a/k')
      await person.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('sends one request per typed text, groups the results and marks the matches', async () => {
    const asked = serveSearch()
    const person = renderApp('/orders')
    await person.click(await screen.findByRole('button', { name: 'Search' }))
    await person.type(await field(), 'agete')
    const posts = within(await screen.findByRole('group', { name: /^Posts/ }))
    expect(asked).toEqual(['?q=agete&limit=4'])
    expect(posts.getByText('Agates', { selector: 'mark' })).toBeVisible()
    expect(screen.getByText('agate', { selector: 'strong' })).toBeVisible()
    const captions = within(screen.getByRole('group', { name: /^Spoken in films/ }))
    expect(captions.getByRole('option', { name: /At 4 minutes 10 seconds:.*The drive/ })).toHaveAttribute(
      'href',
      '/content/9?t=250',
    )
    expect(captions.getByText('<b>here</b>', { exact: false })).toBeVisible()
    expect(await screen.findByText('9 results for agate')).toBeInTheDocument()
  })

  it('the arrow keys select a result, and Enter opens it', async () => {
    serveSearch()
    serve('get', '/api/posts/9', { message: 'This post is no longer here.', code: 'post_not_found' }, 404)
    const person = renderApp('/orders')
    await person.click(await screen.findByRole('button', { name: 'Search' }))
    const input = await field()
    await person.type(input, 'agete')
    const options = await screen.findAllByRole('option')
    expect(options).toHaveLength(3)
    await person.keyboard('{ArrowDown}{ArrowDown}')
    expect(options[1]).toHaveAttribute('aria-selected', 'true')
    expect(input).toHaveAttribute('aria-activedescendant', options[1]?.id)
    await person.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('option', { name: 'All results' })).toHaveAttribute('aria-selected', 'true')
    await person.keyboard('{ArrowUp}{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/content/9?t=250')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('Enter without a selection opens all results', async () => {
    serveSearch()
    const person = renderApp('/orders')
    await person.click(await screen.findByRole('button', { name: 'Search' }))
    await person.type(await field(), 'moss agate{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/content?q=moss+agate')
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  })

  it('begins with what was searched before and with the stones of the archive, and forgets when asked', async () => {
    const asked = serveSearch()
    serve('get', '/api/posts/archive', { years: [], states: [], stones: [{ stone: 'jasper', count: 4 }] })
    const person = renderApp('/orders')
    const header = within(await screen.findByRole('banner'))
    const open = () => person.click(header.getByRole('button', { name: 'Search' }))
    await open()
    await person.type(await field(), 'moss agate{Enter}')
    await open()
    await person.click(await screen.findByRole('button', { name: 'jasper' }))
    expect(await field()).toHaveValue('jasper')
    expect(await field()).toHaveFocus()
    await screen.findAllByRole('option')
    await waitFor(() => expect(asked.at(-1)).toBe('?q=jasper&limit=4'))
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    expect(await screen.findByRole('button', { name: 'moss agate' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Forget them' }))
    expect(screen.queryByRole('button', { name: 'moss agate' })).toBeNull()
    expect(localStorage.getItem('recent-searches')).toBeNull()
  })

  it('says that nothing was found, and offers to retry a failed search', async () => {
    serveSearch({ total: 0, groups: [], correctedTo: null })
    const person = renderApp('/orders')
    await person.click(await screen.findByRole('button', { name: 'Search' }))
    await person.type(await field(), 'zzzz')
    expect(await screen.findByText('Nothing found for', { exact: false })).toHaveTextContent('Nothing found for zzzz')
    serve('get', '/api/search', { message: 'Bad', code: 'invalid_input' }, 400)
    await person.type(await field(), 'z')
    expect(await screen.findByText('The search didn’t work.')).toBeVisible()
    serveSearch()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })
})

describe('/content?q=', () => {
  it('shows groups with links to all results of a kind, for the corrected words', async () => {
    serveSearch()
    renderApp('/content?q=agete')
    const captions = within(await screen.findByRole('region', { name: 'Spoken in films' }))
    expect(captions.getByRole('link', { name: 'All 8 moments' })).toHaveAttribute(
      'href',
      '/content?q=agate&kind=caption',
    )
    expect(screen.getByText('9 results')).toBeVisible()
    expect(screen.getByText('Nothing found for “agete”', { exact: false })).toBeVisible()
  })

  it('keeps filters in the URL and sends them', async () => {
    serve('get', '/api/posts/archive', {
      years: [{ year: 2026, count: 3 }],
      states: [{ state: 'MI', count: 1 }],
      stones: [{ stone: 'jasper', count: 2 }],
    })
    const asked = serveSearch()
    const person = renderApp('/content?q=agate')
    await screen.findByRole('region', { name: 'Posts' })
    await person.selectOptions(await screen.findByLabelText('Stone'), 'jasper')
    await person.selectOptions(screen.getByLabelText('State'), 'Michigan')
    await person.selectOptions(screen.getByLabelText('Access'), 'Subscribers only')
    const address = '?q=agate&stone=jasper&state=MI&members=members'
    expect(window.location.search).toBe(address)
    await waitFor(() => expect(asked.at(-1)).toBe(`${address}&limit=4`))
    await person.click(screen.getByRole('link', { name: 'Clear filters' }))
    expect(window.location.search).toBe('?q=agate')
  })

  it('says that nothing was found', async () => {
    serveSearch({ total: 0, groups: [], correctedTo: null })
    renderApp('/content?q=zzzz')
    expect(await screen.findByRole('heading', { name: 'Nothing Found' })).toBeVisible()
  })
})

it('the archive on /content has a link for every year and stone', async () => {
  serve('get', '/api/posts/archive', {
    years: [{ year: 2026, count: 3 }],
    states: [],
    stones: [{ stone: 'lake superior agate', count: 1 }],
  })
  renderApp('/content')
  const archive = within(await screen.findByRole('region', { name: 'Archive' }))
  expect(archive.getByRole('link', { name: '2026' })).toHaveAttribute('href', '/content?year=2026')
  expect(archive.getByRole('link', { name: 'Lake superior agate' })).toHaveAttribute(
    'href',
    '/content?stone=lake+superior+agate',
  )
})
