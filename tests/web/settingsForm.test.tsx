import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SETTINGS } from '#contracts/platform/settings.ts'
import { SettingsForm } from '../../cms/components/platform/settings/SettingsForm.tsx'
import { TradeWordsForm } from '../../cms/components/platform/settings/TradeWordsForm.tsx'
import { server } from './support/api.ts'

const employee = vi.hoisted(() => ({ language: 'en' }))
afterEach(() => {
  employee.language = 'en'
})

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ type, disabled, onClick, children, 'aria-label': label }: ComponentProps<'button'>) => (
    <button {...{ type, disabled, onClick }} aria-label={label}>
      {children}
    </button>
  ),
  toast: { error: () => undefined, success: () => undefined },
  useTranslation: () => ({ i18n: employee }),
}))

const VALUES = Object.fromEntries(Object.entries(SETTINGS).map(([key, { value }]) => [key, value]))

async function openSettings() {
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json(VALUES)),
    http.get('*/api/admin/member-prices', () => HttpResponse.json([])),
  )
  const user = userEvent.setup()
  render(<SettingsForm />)
  return { user, search: await screen.findByRole('searchbox', { name: 'Find a setting' }) }
}

it('in German, the search finds both languages, and a price may have a comma', async () => {
  employee.language = 'de'
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json(VALUES)),
    http.get('*/api/admin/member-prices', () => HttpResponse.json([])),
    http.put('*/api/admin/settings', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...VALUES, monthly_price_cents: '1313' })
    }),
  )
  const user = userEvent.setup()
  render(<SettingsForm />)
  const search = await screen.findByRole('searchbox', { name: 'Einstellung suchen' })
  expect(screen.getByRole('checkbox', { name: 'Deutschland' })).toBeInTheDocument()
  for (const words of ['monthly price', 'monatspreis']) {
    await user.clear(search)
    await user.type(search, words)
    expect(groups()).toEqual(['Mitgliedschaft'])
  }
  const price = screen.getByRole('textbox', { name: /^Monatspreis/ })
  expect(price).toHaveValue('12,12')
  await user.clear(price)
  await user.type(price, '13,13')
  await user.click(screen.getByRole('button', { name: 'Monatspreis: speichern' }))
  await waitFor(() => expect(sent).toEqual([{ monthly_price_cents: '1313' }]))
  expect(price).toHaveValue('13,13')
})

const groups = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('prices of memberships are first, and the search finds a setting by its effect', async () => {
  const { user, search } = await openSettings()
  expect(groups()[0]).toBe('Membership')
  expect(screen.getAllByRole('textbox')[0]).toBe(screen.getByRole('textbox', { name: /^Monthly price/ }))
  await user.type(search, 'check out')
  expect(groups()).toEqual(['Shipping'])
  expect(screen.getByText('Countries you sell to')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'zeolite')
  expect(groups()).toEqual([])
  expect(screen.getByText('No setting has these words.')).toBeVisible()
})

it('sends only what was changed, and shows each problem beside its field until it is saved', async () => {
  const { user } = await openSettings()
  const price = screen.getByRole('textbox', { name: /^Monthly price/ })
  const sent: unknown[] = []
  const message = 'At most $1,000.00.'
  server.use(
    http.put('*/api/admin/settings', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length > 1) return HttpResponse.json({ ...VALUES, monthly_price_cents: '1313' })
      return HttpResponse.json(
        { message, code: 'invalid_input', errors: { monthly_price_cents: message } },
        { status: 400 },
      )
    }),
  )
  await user.clear(price)
  await user.type(price, '13.13')
  expect(screen.getByText('1 unsaved change')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([{ monthly_price_cents: '1313' }, { monthly_price_cents: '1313' }])
})

/** Stores what is sent, like the server. @returns what was sent, and the stored values. */
function storeSettings() {
  const stored: Record<string, string> = { ...VALUES }
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json(stored)),
    http.put('*/api/admin/settings', async ({ request }) => {
      const input = (await request.json()) as Record<string, string>
      sent.push(input)
      Object.assign(stored, input)
      return HttpResponse.json(stored)
    }),
  )
  return { stored, sent }
}

it('a setting is saved alone, and Undo stores the value that it replaced', async () => {
  const { user } = await openSettings()
  const { stored, sent } = storeSettings()
  // Another employee changed it after this page was opened.
  stored['monthly_price_cents'] = '777'
  const [monthly, annual] = [/^Monthly price/, /^Annual price/].map((name) => screen.getByRole('textbox', { name }))
  await user.clear(monthly!)
  await user.type(monthly!, '13.13')
  await user.clear(annual!)
  await user.type(annual!, '99')
  await user.click(screen.getByRole('button', { name: 'Save Monthly price' }))
  await user.click(await screen.findByRole('button', { name: 'Undo Monthly price' }))
  await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull())
  expect(monthly).toHaveValue('7.77')
  expect(monthly).toHaveFocus()
  expect(annual).toHaveValue('99.00')
  expect(screen.getByText('1 unsaved change')).toBeVisible()
  expect(sent).toEqual([{ monthly_price_cents: '1313' }, { monthly_price_cents: '777' }])
})

it('each of several changes that were saved together is taken back alone', async () => {
  const { user } = await openSettings()
  const { sent } = storeSettings()
  for (const name of [/^Monthly price/, /^Annual price/]) {
    await user.clear(screen.getByRole('textbox', { name }))
    await user.type(screen.getByRole('textbox', { name }), '50')
  }
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await user.click(await screen.findByRole('button', { name: 'Undo Annual price' }))
  await waitFor(() => expect(screen.getAllByText('Saved.')).toHaveLength(1))
  expect(screen.getByRole('textbox', { name: /^Monthly price/ })).toHaveValue('50.00')
  expect(sent.at(-1)).toEqual({ annual_price_cents: SETTINGS.annual_price_cents.value })
})

it('a word of the trade is sent alone, with a sentence as people will read it', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json(VALUES)),
    http.put('*/api/admin/settings', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...VALUES, word_find_en: 'urn, urns' })
    }),
  )
  const user = userEvent.setup()
  render(<TradeWordsForm languages={['en']} />)
  const word = within(await screen.findByRole('region', { name: SETTINGS.word_find_en.label })).getByRole('textbox')
  await user.clear(word)
  await user.type(word, 'urn, urns')
  expect(screen.getByText('“My urns · Log an urn”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  await waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull())
  expect(sent).toEqual([{ word_find_en: 'urn, urns' }])
  expect(word).toHaveValue('urn, urns')
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ word_find_en: SETTINGS.word_find_en.value }))
})
