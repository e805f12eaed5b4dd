import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, servePosts, signIn } from './support/api.ts'
import { buildPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const pressed = async (person: ReturnType<typeof renderApp>, link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault())
  await person.click(link)
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
  return [pathname, searchParams.get('redirect')]
}

describe('a signed-out visitor', () => {
  it.each([
    ['Sign In to Watch Content', '/subscribe'],
    ['Sign In to Subscribe', '/subscribe'],
    ['Sign In & Subscribe', '/subscribe'],
    ['View All Content', '/content'],
  ])('who presses %s goes on to %s', async (name, redirect) => {
    servePosts([buildPost()])
    const person = renderApp('/')
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('href', '/api/login')
    expect(await pressed(person, link)).toEqual(['/api/login', redirect])
  })

  it('who presses Subscribe in the header goes on to the plans, and with Sign In does not', async () => {
    const person = renderApp('/shop')
    const header = within(screen.getByRole('banner'))
    const [subscribe] = await header.findAllByRole('link', { name: 'Subscribe', hidden: true })
    const [signInLink] = header.getAllByRole('link', { name: 'Sign In', hidden: true })
    if (!subscribe || !signInLink) throw new Error('The header has no links')
    expect(await pressed(person, subscribe)).toEqual(['/api/login', '/subscribe'])
    expect(await pressed(person, signInLink)).toEqual(['/api/login', null])
  })
})

describe('a new account', () => {
  const unconfirmed = buildUser({ firstName: '', lastName: '', emailUnconfirmed: true })

  it('is told on every page where its email went, and gets another one', async () => {
    signIn(unconfirmed)
    const sent = record('post', '/api/verify-email/send', { message: 'Check your email for a new link.' }, 202)
    const person = renderApp('/shop')
    const strip = await screen.findByRole('complementary', { name: 'Confirm your email address' })
    expect(strip).toHaveTextContent('We sent an email to member@stonehunt.test.')
    await person.click(within(strip).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(within(strip).getByRole('status')).toHaveTextContent(/^Sent\./))
    expect(sent).toEqual([{ redirect: '/shop' }])
    expect(within(strip).getByRole('link', { name: 'Wrong address?' })).toHaveAttribute('href', '/account?tab=profile')
  })

  it('learns why no other email was sent', async () => {
    signIn(unconfirmed)
    serve(
      'post',
      '/api/verify-email/send',
      { message: 'Too many requests. Please wait.', code: 'too_many_requests' },
      429,
    )
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Too many requests. Please wait.')).toBeVisible()
  })

  it('is welcomed, not welcomed back, without a name', async () => {
    signIn(unconfirmed)
    renderApp('/')
    expect(await screen.findByText('Welcome', { selector: 'h2' })).toBeVisible()
  })

  it('that is confirmed sees no strip', async () => {
    signIn(buildUser())
    renderApp('/')
    expect(await screen.findByText('Welcome back, Robin')).toBeVisible()
    expect(screen.queryByText(/We sent an email to/)).toBeNull()
  })

  it('changes its address without a password', async () => {
    signIn(unconfirmed)
    serve('get', '/api/account', {
      memberSince: '2026-03-04T12:00:00.000Z',
      language: 'en',
      isEmailConfirmed: false,
      mailStop: null,
      pendingEmail: null,
      hasPassword: false,
      isSecondFactorOn: false,
    })
    const changes = record('post', '/api/account/email', { message: 'Check your email.' }, 202)
    const person = renderApp('/account?tab=profile')
    await person.click(await screen.findByText('Change email'))
    const form = within(await screen.findByRole('form', { name: 'Change your email address' }))
    expect(form.queryByLabelText('Your password')).toBeNull()
    await person.type(form.getByLabelText('New email address'), 'right@example.test')
    await person.click(form.getByRole('button', { name: 'Email me a link' }))
    await waitFor(() => expect(changes).toEqual([{ email: 'right@example.test' }]))
  })
})
