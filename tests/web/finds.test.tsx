import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cellOf } from '#contracts/community/cellOf.ts'
import type { LoggedFind } from '#contracts/community/loggedFinds.ts'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'

vi.mock('../../web/src/lib/shrinkPhoto.ts', () => ({ shrinkPhoto: () => Promise.resolve('aGVsbG8=') }))

const find: LoggedFind = {
  id: 7,
  catalogueNumber: '2026-003',
  stone: 'Laguna agate',
  foundOn: '2026-10-04',
  place: 'Gravel bar',
  state: 'MN',
  cell: null,
  notes: 'Two eyes.',
  mayShow: false,
  showName: false,
  isChosen: false,
  shared: null,
  photos: [],
}
const page = (finds: LoggedFind[]) => ({ finds, count: finds.length, pages: 1, nextNumber: '2026-004' })

describe('the log of finds', () => {
  it('is empty at first, and a find gets the suggested number and its photo', async () => {
    signIn(buildUser())
    serve('get', '/api/finds', page([]))
    const logged = record('post', '/api/finds', find, 201)
    const photos = record('post', '/api/finds/7/photos', find, 201)
    serve('get', '/api/finds/7', find)
    const person = renderApp('/finds')
    expect(await screen.findByRole('heading', { name: 'Your log is empty' })).toBeVisible()
    await person.click(within(main()).getByRole('link', { name: 'Log a find' }))
    await person.click(await screen.findByRole('button', { name: 'Save this find' }))
    expect(screen.getByText('Please enter what it is')).toBeVisible()
    expect(screen.getByLabelText('What it is')).toHaveFocus()
    await person.type(screen.getByLabelText('What it is'), 'Laguna agate')
    await person.upload(screen.getByLabelText('Add photos'), new File(['x'], 'stone.jpg', { type: 'image/jpeg' }))
    await person.click(await screen.findByRole('button', { name: 'Save this find' }))
    expect(await screen.findByRole('heading', { name: 'Laguna agate' })).toBeVisible()
    expect(logged).toMatchObject([{ catalogueNumber: '2026-004', stone: 'Laguna agate', mayShow: false }])
    expect(photos).toEqual([{ photo: 'aGVsbG8=' }])
  })

  it('chooses the rough place on the map with the keyboard, and sends the middle of its square', async () => {
    signIn(buildUser())
    serve('get', '/api/finds', page([]))
    const logged = record('post', '/api/finds', find, 201)
    serve('get', '/api/finds/7', find)
    const person = renderApp('/finds?new')
    await person.type(await screen.findByLabelText('What it is'), 'Laguna agate')
    await person.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'MN')
    await person.click(screen.getByRole('button', { name: 'Choose on the map' }))
    ;(await screen.findByRole('button', { name: 'Move north' }, { timeout: 20_000 })).focus()
    await person.keyboard('{Enter}')
    const first = screen.getByText(/^A square of 20 km around/).textContent
    await person.keyboard('{ArrowUp}')
    expect(screen.getByText(/^A square of 20 km around/).textContent).not.toBe(first)
    await person.keyboard('{ArrowDown}')
    expect(screen.getByText(/^A square of 20 km around/)).toHaveTextContent(first ?? '')
    await person.click(screen.getByRole('button', { name: 'Save this find' }))
    await screen.findByRole('heading', { name: 'Laguna agate' })
    const [{ point } = { point: null }] = logged as { point: { latitude: number; longitude: number } | null }[]
    const { south, north, west, east } = cellOf(point ?? { latitude: 0, longitude: 0 })
    expect([point?.latitude, point?.longitude]).toEqual([(south + north) / 2, (west + east) / 2])
    // In the middle of Minnesota.
    expect([south, west].map(Math.round)).toEqual([46, -94])
  })

  it('says what failed, and loads again', async () => {
    signIn(buildUser())
    serve('get', '/api/finds', { message: 'Down', code: 'unavailable' }, 503)
    const person = renderApp('/finds')
    expect(await screen.findByText('Your finds could not be loaded.', {}, { timeout: 10_000 })).toBeVisible()
    serve('get', '/api/finds', page([find]))
    await person.click(screen.getByRole('button', { name: /try again|retry/i }))
    expect(await screen.findByRole('link', { name: 'Laguna agate' })).toHaveAttribute('href', '/finds?find=7')
  })

  it('shares a find with what is ticked, and deletes it', async () => {
    signIn(buildUser())
    serve('get', '/api/finds/7', find)
    serve('get', '/api/finds', page([]))
    const shared = record('put', '/api/finds/7/share', find)
    const deleted = record('delete', '/api/finds/7', null, 204)
    const person = renderApp('/finds?find=7')
    await person.click(await screen.findByRole('checkbox', { name: 'Also the place' }))
    await person.click(screen.getByRole('button', { name: 'Share and Copy Link' }))
    await vi.waitFor(() => expect(shared).toEqual([{ place: true, notes: false }]))
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    await person.click(await screen.findByRole('button', { name: 'Delete it' }))
    expect(await screen.findByRole('heading', { name: 'Your log is empty' })).toBeVisible()
    expect(deleted).toHaveLength(1)
  })

  it('prints a label with a QR code', async () => {
    signIn(buildUser())
    serve('get', '/api/finds/7', find)
    renderApp('/finds/labels?find=7')
    const label = await screen.findByRole('listitem', { name: 'Label of 2026-003' })
    expect(within(label).getByRole('img', { name: 'QR code that opens 2026-003' })).toBeVisible()
    expect(within(label).getByText('Gravel bar, Minnesota')).toBeVisible()
  })
})

it('a photo of a shared find that can’t be loaded becomes a drawn stone', async () => {
  const { catalogueNumber, stone, foundOn, notes } = find
  serve('get', '/api/shared-finds/link', { catalogueNumber, stone, foundOn, notes, photos: [9], place: null })
  renderApp('/finds?shared=link')
  const name = `${stone}, 1 of 1`
  fireEvent.error(await screen.findByRole('img', { name }))
  const drawn = screen.getByRole('img', { name })
  await waitFor(() => expect(drawn.querySelector('svg')).not.toBeNull())
})

it('a link that has ended says so', async () => {
  serve('get', '/api/shared-finds/old', { message: 'Gone', code: 'find_not_found' }, 404)
  renderApp('/finds?shared=old')
  expect(await screen.findByRole('heading', { name: 'This find is no longer shared' })).toBeVisible()
})

it('the find of the month is on the home page, with the name its finder chose', async () => {
  const shown = { id: 7, stone: 'Crazy lace agate', state: 'NM', photo: 9, chosenAt: '2026-11-01T00:00:00.000Z' }
  serve('get', '/api/find-of-the-month', { find: { ...shown, finder: 'Agate Annie' } })
  renderApp('/')
  const part = await screen.findByRole('region', { name: 'Crazy lace agate' })
  expect(within(part).getByText('Found by Agate Annie')).toBeVisible()
  // A photo that can’t be loaded becomes a drawn stone.
  fireEvent.error(within(part).getByRole('img', { name: 'Crazy lace agate' }))
  const drawn = within(part).getByRole('img', { name: 'Crazy lace agate' })
  expect(drawn).not.toHaveAttribute('src')
  await waitFor(() => expect(drawn.querySelector('svg')).not.toBeNull())
})
