import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { InviteEmployee } from '../../cms/components/people/people/InviteEmployee.tsx'
import { server } from './support/api.ts'

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({
  Button: ({ type, disabled, children }: ComponentProps<'button'>) => (
    <button {...{ type, disabled }}>{children}</button>
  ),
  toast: { error: () => undefined, success: () => undefined },
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

afterEach(() => {
  sessionStorage.clear()
  window.location.hash = ''
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const values = () => ['Email', 'First name', 'Last name', 'Role'].map((name) => field(name).value)

it('an invitation that was typed before its sender confirmed who they are is still there after it, until it is sent', async () => {
  server.use(
    http.post('*/api/admin/people/invitations', () =>
      HttpResponse.json({ message: 'Please confirm.', code: 'password_needed' }, { status: 403 }),
    ),
  )
  const user = userEvent.setup()
  const { unmount } = render(<InviteEmployee />)
  await user.click(screen.getByText('Invite an employee'))
  await user.type(field('Email'), 'ida@example.test')
  await user.type(field('First name'), 'Ida')
  await user.type(field('Last name'), 'Editor')
  await user.selectOptions(field('Role'), 'Shop')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'confirm that it’s you' })
  const redirect = new URL(link.getAttribute('href') ?? '', 'http://site.test').searchParams.get('redirect') ?? ''
  unmount()

  window.location.hash = new URL(redirect, 'http://site.test').hash
  const returned = render(<InviteEmployee />)
  expect(values()).toEqual(['ida@example.test', 'Ida', 'Editor', 'shop'])
  expect(screen.getByRole('group')).toHaveAttribute('open')
  expect(screen.getByRole('button', { name: 'Send invitation' })).toHaveFocus()
  server.use(http.post('*/api/admin/people/invitations', () => new HttpResponse(null, { status: 204 })))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(field('Email')).toHaveValue(''))
  returned.unmount()

  render(<InviteEmployee />)
  expect(values()).toEqual(['', '', '', 'editor'])
})
