import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlacedState, PostPlace } from '#contracts/content/places.ts'
import { serve, servePosts, signIn } from './support/api.ts'
import { buildFullPost, buildPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const cell = { id: '758-254', south: 46.44, west: -87.55, north: 46.62, east: -87.29 }
const montana = {
  state: 'MT',
  name: 'Montana',
  count: 1,
  cells: [],
  posts: [{ id: 3, title: 'River bend', locked: true }],
}
const forVisitors: PlacedState[] = [
  {
    state: 'MI',
    name: 'Michigan',
    count: 2,
    cells: [],
    posts: [1, 2].map((id) => ({ id, title: `Beach ${id}`, locked: false })),
  },
  montana,
]
const forMembers: PlacedState[] = [
  {
    state: 'MI',
    name: 'Michigan',
    count: 2,
    cells: [{ ...cell, posts: [{ id: 1, title: 'Beach 1', locked: false }] }],
    posts: [{ id: 2, title: 'Beach 2', locked: false }],
  },
]
const servePlaces = (states: PlacedState[]) => serve('get', '/api/places', { states })

describe('/content?view=map', () => {
  it('shows a visitor the same states on the map and in the list, and no cell', async () => {
    servePlaces(forVisitors)
    renderApp('/content?view=map')
    const map = within(await screen.findByRole('group', { name: 'Map of the United States' }))
    expect(map.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Michigan: 2 posts',
      'Montana: 1 post',
    ])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Michigan',
      'Montana',
    ])
    expect(screen.getByRole('link', { name: 'River bend' })).toHaveAttribute('href', '/content/3')
    expect(screen.getByText('(subscribers only)')).toBeInTheDocument()
    expect(screen.queryByText(/^Near/)).not.toBeInTheDocument()
    expect(screen.getByText('Members see where in the state')).toBeVisible()
  })

  it('shows one state, by keyboard on the map and in the list, and keeps it in the URL', async () => {
    servePlaces(forVisitors)
    const person = renderApp('/content?view=map')
    const michigan = await screen.findByRole('button', { name: 'Michigan: 2 posts' })
    michigan.focus()
    await person.keyboard('{Enter}')
    expect(window.location.search).toBe('?view=map&state=MI')
    expect(screen.queryByRole('heading', { name: 'Montana' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Michigan' })).toHaveAttribute('aria-pressed', 'true')
    await person.click(screen.getByRole('button', { name: 'Show all states' }))
    expect(window.location.search).toBe('?view=map')
    await person.click(screen.getByRole('button', { name: 'Montana' }))
    expect(window.location.search).toBe('?view=map&state=MT')
  })

  it('shows members the cells, and a chosen one in the list', async () => {
    signIn(buildUser({ isSubscriber: true }))
    servePlaces(forMembers)
    const person = renderApp('/content?view=map&state=MI')
    const mark = await screen.findByRole('button', { name: 'Near 46.5° N, 87.4° W: 1 post' })
    await person.click(mark)
    const chosen = screen.getByText('Near 46.5° N, 87.4° W').parentElement
    expect(chosen).toHaveFocus()
    expect(within(chosen as HTMLElement).getByRole('link', { name: 'Beach 1' })).toBeVisible()
    expect(screen.getByText('Elsewhere in Michigan')).toBeVisible()
    expect(screen.queryByText('Members see where in the state')).not.toBeInTheDocument()
  })

  it('says that the map is empty', async () => {
    servePlaces([])
    renderApp('/content?view=map')
    expect(await screen.findByRole('heading', { name: 'No Places Yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show All Content' })).toHaveAttribute('href', '/content')
  })

  it('says that the map could not be loaded, and can retry', async () => {
    serve('get', '/api/places', { message: 'Down', code: 'internal' }, 500)
    const person = renderApp('/content?view=map')
    await screen.findByText('The map could not be loaded.')
    servePlaces(forVisitors)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Michigan' })).toBeVisible()
  })

  it('is one of the views of /content', async () => {
    servePlaces(forVisitors)
    servePosts([buildPost({ title: 'Opening a geode' })])
    const person = renderApp('/content')
    await screen.findByRole('article', { name: 'Opening a geode' })
    await person.click(screen.getByRole('button', { name: 'Map' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hunt map' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'List' }))
    expect(window.location.search).toBe('')
    expect(await screen.findByRole('article', { name: 'Opening a geode' })).toBeVisible()
  })
})

describe('a post', () => {
  const servePost = (place: PostPlace, outOfDate: boolean) =>
    serve(
      'get',
      '/api/posts/7',
      buildFullPost({
        id: 7,
        type: 'gallery',
        videoURL: null,
        imageURLs: ['/a.jpg'],
        place,
        collecting: {
          rule: 'By hand only.',
          sourceUrl: 'https://www.parks.example/rules',
          checkedOn: '2026-11-01',
          outOfDate,
        },
      }),
    )

  it('shows its state, and what may be collected there, with source and date', async () => {
    servePost({ state: 'MI', name: 'Michigan', cell: null }, false)
    renderApp('/content/7')
    expect(await screen.findByRole('link', { name: 'Michigan' })).toHaveAttribute('href', '/content?view=map&state=MI')
    expect(screen.getByText('By hand only.', { exact: false })).toHaveTextContent('Collecting: By hand only.')
    expect(screen.getByRole('link', { name: 'parks.example' })).toHaveAttribute(
      'href',
      'https://www.parks.example/rules',
    )
    expect(screen.getByText('Nov 1, 2026')).toBeVisible()
    expect(screen.queryByText('This may be out of date')).not.toBeInTheDocument()
    expect(screen.queryByText(/Near/)).not.toBeInTheDocument()
  })

  it('shows its cell to members, and says that a rule may be out of date', async () => {
    servePost({ state: 'MI', name: 'Michigan', cell }, true)
    renderApp('/content/7')
    expect(await screen.findByText(/Near 46\.5° N, 87\.4° W, within about 12 miles \(20 km\)/)).toBeVisible()
    expect(screen.getByText('This may be out of date')).toBeVisible()
  })
})
