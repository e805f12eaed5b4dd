import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { SETTINGS } from '#contracts/platform/settings.ts'
import { SettingsForm } from '../../cms/components/settings/SettingsForm.tsx'
import { TradeWordsForm } from '../../cms/components/settings/TradeWordsForm.tsx'
import { server } from './support/api.ts'

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ type, disabled, onClick, children }: ComponentProps<'button'>) => (
    <button {...{ type, disabled, onClick }}>{children}</button>
  ),
  toast: { error: () => undefined, success: () => undefined },
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
})
