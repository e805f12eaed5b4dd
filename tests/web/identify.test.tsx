import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Identification } from '#contracts/community/identifications.ts'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'

vi.mock('../../web/src/lib/shrinkPhoto.ts', () => ({ shrinkPhoto: () => Promise.resolve('aGVsbG8=') }))

const at = '2026-11-24T09:41:00.000Z'
const stone: Identification = {
  id: 7,
  status: 'waiting',
  sizeMm: 42,
  weightG: null,
  streak: '',
  place: '',
  note: '',
  isPublic: false,
  askedAt: at,
  photos: [],
  position: 3,
  answer: null,
}
const answer = { name: 'Moss agate', confidence: 'certain', reasons: 'Green branches in clear chalcedony.', at }

beforeEach(() => sessionStorage.clear())

describe('a stone', () => {
  it('is sent with its photos and facts, and shows its place in the queue', async () => {
    signIn(buildUser())
    const begun = record('post', '/api/identifications', { ...stone, status: 'draft', position: null }, 201)
    const photos = record('post', '/api/identifications/7/photos', stone, 201)
    const sent = record('post', '/api/identifications/7/send', stone)
    const person = renderApp('/identify')
    await person.click(await screen.findByRole('button', { name: 'Ask about this stone' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please add a dry photo and one with a scale.')
    expect(screen.getByText('Please enter the size in millimeters')).toBeVisible()
    const photo = new File(['x'], 'stone.jpg', { type: 'image/jpeg' })
    await person.upload(screen.getByLabelText('Dry'), photo)
    await person.upload(screen.getByLabelText('With a scale'), photo)
    await person.type(screen.getByRole('textbox', { name: /Longest side/ }), '42')
    serve('get', '/api/identifications', [stone])
    await person.click(screen.getByRole('button', { name: 'Ask about this stone' }))
    expect(await screen.findByText('Number 3 in the queue')).toBeVisible()
    expect(begun).toMatchObject([{ sizeMm: 42, weightG: null, isPublic: false }])
    expect(photos).toMatchObject([{ kind: 'dry' }, { kind: 'scale' }])
    expect(sent).toHaveLength(1)
  })

  it('that is identified is shown to everyone only with a tick, and can be deleted', async () => {
    signIn(buildUser())
    serve('get', '/api/identifications', [{ ...stone, status: 'answered', position: null, answer }])
    const consent = record('put', '/api/identifications/7/consent', stone)
    const deleted = record('delete', '/api/identifications/7', null, 204)
    const person = renderApp('/identify')
    const card = await screen.findByRole('article', { name: 'Moss agate' })
    expect(within(card).getByText(answer.reasons)).toBeVisible()
    await person.click(within(card).getByRole('checkbox', { name: /Show it to everyone/ }))
    await vi.waitFor(() => expect(consent).toEqual([{ isPublic: true }]))
    await person.click(within(card).getByRole('button', { name: 'Delete with its photos' }))
    serve('get', '/api/identifications', [])
    await person.click(await screen.findByRole('button', { name: 'Delete it' }))
    await vi.waitFor(() => expect(screen.queryByRole('article', { name: 'Moss agate' })).toBeNull())
    expect(deleted).toHaveLength(1)
  })
})

it('a visitor sees what was identified, and how to ask', async () => {
  serve('get', '/api/identifications/public', [{ id: 7, photos: [], sizeMm: 42, answer }])
  renderApp('/identify')
  expect(await screen.findByRole('heading', { name: 'Moss agate' })).toBeVisible()
  expect(within(main()).getByRole('link', { name: 'Sign in to ask' })).toHaveAttribute(
    'href',
    '/api/login?redirect=/identify',
  )
})
