import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve } from './support/api.ts'
import { renderApp } from './support/renderApp.tsx'

const KINDS = ['hunt', 'gear-review', 'q-and-a', 'field-notes']
const saved = {
  email: 'a•••@example.test',
  mailStop: null,
  posts: { choice: 'at_once', kinds: KINDS, letters: true },
  replies: true,
  cartReminders: true,
  reviewRequests: true,
  comeback: false,
  alerts: 2,
}

describe('the page of an email’s “Choose what we send you”', () => {
  it('saves every choice with one press, and nothing before', async () => {
    serve('get', '/api/email-preferences', saved)
    const sent = record('put', '/api/email-preferences', { ...saved, replies: false, alerts: 0 })
    const person = renderApp('/emails?key=9.signature')
    await person.click(await screen.findByRole('checkbox', { name: 'Gear reviews' }))
    await person.click(screen.getByRole('checkbox', { name: 'Replies to my comments' }))
    await person.click(screen.getByRole('checkbox', { name: 'My 2 alerts about articles in the shop' }))
    expect(sent).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Save Choices' }))
    expect(await screen.findByText('Your choices are saved.')).toBeVisible()
    expect(sent).toEqual([
      {
        posts: { choice: 'at_once', kinds: ['hunt', 'q-and-a', 'field-notes'], letters: true },
        replies: false,
        cartReminders: true,
        reviewRequests: true,
        comeback: false,
        alerts: false,
      },
    ])
  })

  it('keeps what was chosen when saving fails', async () => {
    serve('get', '/api/email-preferences', saved)
    serve('put', '/api/email-preferences', { message: 'Slow down', code: 'too_many_requests' }, 429)
    const person = renderApp('/emails?key=9.signature')
    await person.click(await screen.findByRole('radio', { name: 'None' }))
    expect(screen.queryByRole('checkbox', { name: 'Hunts' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Save Choices' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choices were not saved.')
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked()
  })

  it('“None” turns letters off, too, which can be wanted alone', async () => {
    serve('get', '/api/email-preferences', saved)
    const sent = record('put', '/api/email-preferences', saved)
    const person = renderApp('/emails?key=9.signature')
    const letters = () => screen.getByRole('checkbox', { name: /^Letters/ })
    await person.click(await screen.findByRole('radio', { name: 'None' }))
    expect(letters()).not.toBeChecked()
    await person.click(letters())
    await person.click(screen.getByRole('button', { name: 'Save Choices' }))
    expect(await screen.findByText('Your choices are saved.')).toBeVisible()
    expect(sent).toMatchObject([{ posts: { choice: 'none', letters: true } }])
  })

  it.each([
    ['bounce', 'One came back'],
    ['complaint', 'One was marked as spam'],
  ])('says that emails have stopped after a %s, and where they start again', async (mailStop, why) => {
    serve('get', '/api/email-preferences', { ...saved, mailStop })
    renderApp('/emails?key=9.signature')
    expect(await screen.findByText('Emails to this address have stopped.')).toBeVisible()
    expect(screen.getByText(why, { exact: false })).toBeVisible()
    const link = screen.getByRole('link', { name: 'confirm the address on your account page' })
    expect(link).toHaveAttribute('href', '/account?tab=profile')
  })

  it('says so when the link is broken', async () => {
    serve('get', '/api/email-preferences', { message: 'No', code: 'invalid_token' }, 400)
    renderApp('/emails?key=9.forged')
    expect(await screen.findByRole('heading', { level: 1, name: 'That link doesn’t work' })).toBeVisible()
  })
})
