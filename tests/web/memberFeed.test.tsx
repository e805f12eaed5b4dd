import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const PATH = '/feeds/EsvbosetUGiillc-0SDrWHhe7k8yeNfpAmj5Xkep0T8.xml'
const feed = { createdAt: '2026-11-01T12:00:00.000Z', lastReadAt: '2026-11-20T12:00:00.000Z' }

beforeEach(() => signIn(buildUser()))

async function openFeed() {
  const person = renderApp('/account')
  return { person, section: within(await screen.findByRole('region', { name: 'Your private feed' })) }
}

describe('the private feed on the account page', () => {
  it('shows its address once, when it is made', async () => {
    serve('get', '/api/account/feed', { isMember: true, feed: null })
    record('post', '/api/account/feed', { path: PATH }, 201)
    const { person, section } = await openFeed()
    const get = await section.findByRole('button', { name: 'Get my feed' })
    serve('get', '/api/account/feed', { isMember: true, feed: { ...feed, lastReadAt: null } })
    await person.click(get)
    expect(await section.findByRole('textbox')).toHaveValue(`${window.location.origin}${PATH}`)
    expect(await section.findByText(/Nov 1, 2026\. No player has read it yet\./)).toBeVisible()
    expect(section.getByRole('button', { name: 'Make a new address' })).toBeVisible()
  })

  it('is ended by its member', async () => {
    serve('get', '/api/account/feed', { isMember: true, feed })
    record('delete', '/api/account/feed', null, 204)
    const { person, section } = await openFeed()
    expect(await section.findByText(/last read on Nov 20, 2026/)).toBeVisible()
    const end = section.getByRole('button', { name: 'End my feed' })
    serve('get', '/api/account/feed', { isMember: true, feed: null })
    await person.click(end)
    expect(await section.findByRole('button', { name: 'Get my feed' })).toBeVisible()
  })

  it('is explained to those who are not members', async () => {
    const { section } = await openFeed()
    expect(await section.findByText('Members get an address for podcast players and feed readers.')).toBeVisible()
    expect(section.queryByRole('button')).toBeNull()
  })

  it('says what it is for after the membership has ended', async () => {
    serve('get', '/api/account/feed', { isMember: false, feed })
    const { section } = await openFeed()
    expect(await section.findByText(/only says that your membership has ended/)).toBeVisible()
    expect(section.queryByRole('button', { name: 'Make a new address' })).toBeNull()
    expect(section.getByRole('button', { name: 'End my feed' })).toBeVisible()
  })

  it('offers to try again when it could not be loaded', async () => {
    serve('get', '/api/account/feed', { message: 'Something went wrong.', code: 'internal' }, 500)
    const { section } = await openFeed()
    expect(await section.findByText('Your feed could not be loaded.')).toBeVisible()
  })
})
