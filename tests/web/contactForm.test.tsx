import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

describe('the contact form in the footer', () => {
  async function openContact() {
    const person = renderApp('/shop')
    await person.click(await screen.findByRole('button', { name: 'Contact us' }))
    return { person, dialog: within(await screen.findByRole('dialog', { name: 'Contact us' })) }
  }

  it("sends a visitor's name, email and message", async () => {
    const sent = record('post', '/api/contact', null, 204)
    const { person, dialog } = await openContact()
    await person.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    expect(dialog.getByText('Please enter a message')).toBeVisible()
    expect(dialog.getByLabelText(/^Email/)).toHaveFocus()
    await person.type(dialog.getByLabelText(/^Email/), 'ada@example.test')
    await person.type(dialog.getByLabelText(/^Message/), ' Where is my parcel? ')
    await person.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByText('Your message was sent.')).toBeVisible()
    expect(sent).toEqual([{ email: 'ada@example.test', message: 'Where is my parcel?' }])
  })

  it('sends only the message of a signed-in user', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const sent = record('post', '/api/contact', null, 204)
    const { person, dialog } = await openContact()
    expect(await dialog.findByText('Subscribers are answered first.')).toBeVisible()
    expect(dialog.queryByLabelText(/^Email/)).toBeNull()
    await person.type(dialog.getByLabelText(/^Message/), 'Hello')
    await person.click(dialog.getByRole('button', { name: 'Send message' }))
    await dialog.findByText('Your message was sent.')
    expect(sent).toEqual([{ message: 'Hello' }])
  })

  it('keeps the message when sending fails', async () => {
    serve(
      'post',
      '/api/contact',
      { message: 'Too many attempts. Please wait a moment, then try again.', code: 'too_many_requests' },
      429,
    )
    signIn(buildUser())
    const { person, dialog } = await openContact()
    await waitFor(() => expect(dialog.queryByLabelText(/^Email/)).toBeNull())
    await person.type(dialog.getByLabelText(/^Message/), 'Hello')
    await person.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a moment, then try again.',
    )
    expect(dialog.getByLabelText(/^Message/)).toHaveValue('Hello')
  })
})
