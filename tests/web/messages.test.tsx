import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'

const at = '2026-11-24T09:41:00.000Z'
const question = { at, from: 'you', text: 'Where was that beach?' }
const reply = { at, from: 'us', text: 'At Moonstone Beach.' }
const thread = { id: 4, status: 'waiting', messages: [question, reply] }
const thanks = { at, from: 'you', text: 'Thank you!' }

describe('your messages', () => {
  it('are listed with their state, and each opens', async () => {
    signIn(buildUser())
    serve('get', '/api/threads', [{ id: 4, status: 'waiting', begins: 'Where was that beach?', lastMessageAt: at }])
    serve('get', '/api/threads/4', thread)
    const person = renderApp('/messages')
    const link = await screen.findByRole('link', { name: 'Where was that beach?' })
    expect(within(main()).getByText('Answered')).toBeVisible()
    await person.click(link)
    expect(await screen.findByText('At Moonstone Beach.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All your messages' })).toBeVisible()
  })

  it('say where to write when there are none, and fail with a way to try again', async () => {
    signIn(buildUser())
    serve('get', '/api/threads', [])
    renderApp('/messages')
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
    cleanup()
    serve('get', '/api/threads', { message: 'Busy', code: 'unavailable' }, 503)
    const person = renderApp('/messages')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    serve('get', '/api/threads', [])
    await person.click(retry)
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
  })

  it('ask a guest to sign in', async () => {
    renderApp('/messages')
    expect(await within(main()).findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/messages',
    )
  })
})

describe('the link of an email', () => {
  it('opens the conversation without an account, and takes an answer', async () => {
    serve('get', '/api/threads/link', thread)
    const person = renderApp('/messages?key=l4.abc.def')
    expect(await screen.findByText('At Moonstone Beach.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getByText('Please enter a message')).toBeVisible()
    const after = { ...thread, status: 'open', messages: [question, reply, thanks] }
    const sent = record('post', '/api/threads/link/messages', after, 201)
    await person.type(screen.getByRole('textbox', { name: 'Write back' }), 'Thank you!')
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await within(main()).findByText('Thank you!')).toBeVisible()
    expect(sent).toEqual([{ message: 'Thank you!' }])
    expect(screen.getByRole('textbox', { name: 'Write back' })).toHaveValue('')
  })

  it('that expired says so; a refused answer stays in the form', async () => {
    serve('get', '/api/threads/link', { message: 'Gone', code: 'thread_not_found' }, 404)
    renderApp('/messages?key=old')
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that conversation' })).toBeVisible()
    cleanup()
    serve('get', '/api/threads/link', thread)
    serve('post', '/api/threads/link/messages', { message: 'Too many attempts.', code: 'too_many_requests' }, 429)
    const person = renderApp('/messages?key=l4.abc.def')
    await person.type(await screen.findByRole('textbox', { name: 'Write back' }), 'Thank you!')
    await person.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Too many attempts.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Write back' })).toHaveValue('Thank you!')
  })
})
