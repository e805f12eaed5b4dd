import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { SETTINGS } from '#contracts/platform/settings.ts'
import { SettingsForm } from '../../cms/components/settings/SettingsForm.tsx'
import { server } from './support/api.ts'

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({ Button: 'button', toast: { error: () => undefined, success: () => undefined } }))

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
