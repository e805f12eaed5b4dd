import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Hunter } from '#contracts/community/hunters.ts'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const buildHunter = (overrides: Partial<Hunter> = {}): Hunter => ({
  id: 'h-7f3a9c21',
  name: 'Ada Lake',
  role: 'member',
  pictureUrl: null,
  memberSince: '2026-03',
  isMe: false,
  isBlocked: false,
  comments: [{ id: 5, postId: 3, postTitle: 'A ridge', content: 'What a seam', createdAt: '2026-11-19T09:00:00.000Z' }],
  ...overrides,
})
const path = '/hunters/h-7f3a9c21'

describe('the page of a member', () => {
  it('shows name, month and comments, and nothing to press for a visitor', async () => {
    serve('get', `/api${path}`, buildHunter())
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lake' })).toBeVisible()
    expect(screen.getByText('Member since March 2026')).toBeVisible()
    expect(screen.getByText('What a seam')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'A ridge' })).toHaveAttribute('href', '/content/3')
    expect(main.queryByRole('button')).toBeNull()
  })

  it('blocks and unblocks', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', `/api${path}`, buildHunter())
    const blocks = record('post', `/api${path}/block`, null, 204)
    const person = renderApp(path)
    const button = await screen.findByRole('button', { name: 'Block replies' })
    serve('get', `/api${path}`, buildHunter({ isBlocked: true }))
    await person.click(button)
    expect(await screen.findByRole('button', { name: 'Unblock Ada Lake' })).toBeVisible()
    expect(blocks).toHaveLength(1)
  })

  it('reports the name or picture with the newest comment', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', `/api${path}`, buildHunter())
    const sent = record('post', '/api/posts/3/comments/5/report', null, 204)
    const person = renderApp(path)
    await person.click(await screen.findByRole('button', { name: 'Report name or picture' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('combobox')).toHaveDisplayValue('The name or the picture')
    await person.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(sent).toEqual([{ reason: 'profile' }]))
    expect(await screen.findByRole('button', { name: 'Reported' })).toBeVisible()
  })

  it('is one’s own, without comments, a way to change it', async () => {
    signIn(buildUser())
    serve('get', `/api${path}`, buildHunter({ isMe: true, name: null, comments: [] }))
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hunter 9c21' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change your name or picture' })).toHaveAttribute(
      'href',
      '/account?tab=profile',
    )
    expect(screen.getByText('You haven’t commented yet.')).toBeVisible()
  })

  it('that does not exist says so', async () => {
    serve('get', `/api${path}`, { message: 'We couldn’t find that member.', code: 'hunter_not_found' }, 404)
    renderApp(path)
    expect(await screen.findByRole('heading', { name: 'There’s nothing to see here' })).toBeVisible()
  })

  it('that could not be loaded can be tried again', async () => {
    serve('get', `/api${path}`, { message: 'Something went wrong on our side.', code: 'internal' }, 500)
    renderApp(path)
    expect(await screen.findByText('This page could not be loaded.')).toBeVisible()
  })
})
