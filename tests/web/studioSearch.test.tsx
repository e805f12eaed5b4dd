import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { StudioResult } from '#contracts/operations/studio.ts'
import { StudioSearch } from '../../cms/components/platform/search/StudioSearch.tsx'
import { server, stall } from './support/api.ts'

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))

const RESULTS: StudioResult[] = [
  { kind: 'action', label: 'Refund an order', note: '', url: '/cms/collections/orders' },
  { kind: 'place', label: 'Refunds', note: '', url: '/cms/collections/refunds' },
  { kind: 'order', label: 'HUNT-7QK4M2XWPA', note: 'ada@example.test, $24.00', url: '/cms/collections/orders/7' },
]

const serveResults = (results: StudioResult[]) => {
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/admin/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'))
      return HttpResponse.json({ results })
    }),
  )
  return asked
}

// jsdom has no modal dialogs and doesn't scroll. Newer browsers return a promise.
const standIns: [object, Record<string, () => unknown>][] = [
  [
    HTMLDialogElement.prototype,
    {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    },
  ],
  [Element.prototype, { scrollIntoView: () => Promise.resolve() }],
]
const own = standIns.map(([prototype, added]) =>
  Object.keys(added).map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const),
)

beforeAll(() => {
  for (const [prototype, added] of standIns) Object.assign(prototype, added)
})
afterAll(() => {
  standIns.forEach(([prototype], at) => {
    for (const [name, before] of own[at] ?? [])
      if (before) Object.defineProperty(prototype, name, before)
      else Reflect.deleteProperty(prototype, name)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function openSearch() {
  const user = userEvent.setup()
  render(
    <>
      <StudioSearch />
      <input aria-label="Title" />
      <div contentEditable="true" data-testid="story" />
    </>,
  )
  await user.keyboard('/')
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await waitFor(() => expect(field).toHaveFocus())
  return { user, field }
}

it('opens with the slash, chooses with the arrow keys and opens with Enter', async () => {
  const asked = serveResults(RESULTS)
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const { user, field } = await openSearch()
  await user.type(field, 'refund')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'DoRefund an order',
    'PageRefunds',
    'OrderHUNT-7QK4M2XWPAada@example.test, $24.00',
  ])
  expect(asked).toEqual(['refund'])
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Results' }).id)
  expect(screen.getByRole('status')).toHaveTextContent('3 results')
  const chosen = () => screen.getByRole('option', { selected: true })
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('HUNT-7QK4M2XWPA')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toHaveTextContent('Refunds')
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{Enter}')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/cms/collections/refunds')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that it searches, that nothing was found, and what to try', async () => {
  serveResults([])
  const { user, field } = await openSearch()
  const state = within(screen.getByRole('dialog')).getByRole('status')
  expect(state).toHaveTextContent('Type what you look for')
  await user.type(field, 'x')
  expect(state).toHaveTextContent('Searching…')
  await waitFor(() => expect(state).toHaveTextContent('Nothing found. Try a name'))
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).not.toHaveAttribute('aria-activedescendant')
})

it('asks again after a failure', async () => {
  server.use(http.get('*/api/admin/search', () => HttpResponse.json({ message: 'Sorry, not now.' }, { status: 503 })))
  const { user, field } = await openSearch()
  await user.type(field, 'refund')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('option')).toBeNull()
  serveResults(RESULTS)
  await user.click(again)
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('does not open what was found for an earlier query', async () => {
  serveResults(RESULTS)
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const { user, field } = await openSearch()
  await user.type(field, 'refund')
  await screen.findAllByRole('option')
  stall('get', '/api/admin/search')
  await user.type(field, 's{Enter}')
  expect(assign).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Searching…')
})

it('leaves the slash to fields, and both keys to the text of a post', async () => {
  const user = userEvent.setup()
  render(
    <>
      <StudioSearch />
      <input aria-label="Title" />
      <div contentEditable="true" data-testid="story" />
    </>,
  )
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'a/b')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('a/b')
  await user.click(screen.getByTestId('story'))
  await user.keyboard('/{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('textbox', { name: 'Title' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search the studio' })).toBeVisible()
})
