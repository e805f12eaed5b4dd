import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serve, signIn } from './support/api.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const none = { path: '/?ref=abcdefgh23', friends: 0, waiting: 0, rewards: 0, credited: '0.00', rewardsPerYear: 12 }

beforeEach(() => signIn(buildUser()))

async function openInvite() {
  const person = renderApp('/account')
  return { person, section: within(await screen.findByRole('region', { name: 'Invite friends' })) }
}

describe('inviting friends on the account page', () => {
  it('shows the link with a button that copies it, and the rule', async () => {
    serve('get', '/api/account/referrals', none)
    const { person, section } = await openInvite()
    const link = `${window.location.origin}/?ref=abcdefgh23`
    expect(await section.findByRole('textbox', { name: 'Your link for friends' })).toHaveValue(link)
    expect(
      section.getByText(
        /you get a month of your membership, or what your friend paid if that is less, at most 12 months a year/,
      ),
    ).toBeVisible()
    expect(section.getByText('No one has joined with your link yet.')).toBeVisible()
    await person.click(section.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('counts friends and rewards', async () => {
    serve('get', '/api/account/referrals', { ...none, friends: 3, waiting: 1, rewards: 2, credited: '24.24' })
    const { section } = await openInvite()
    const counts = '3 friends have joined with your link. 1 payment can still be refunded. You got 2 rewards, $24.24.'
    expect(await section.findByText(counts)).toBeVisible()
  })

  it('promises no month while there are no rewards', async () => {
    serve('get', '/api/account/referrals', { ...none, rewardsPerYear: 0 })
    const { section } = await openInvite()
    expect(await section.findByText('Share your link with friends who would like it here.')).toBeVisible()
    expect(section.queryByText(/you get a month/)).toBeNull()
  })

  it('is explained to those who are not members', async () => {
    const { section } = await openInvite()
    expect(await section.findByText('Members get a link to invite friends with.')).toBeVisible()
    expect(section.queryByRole('button')).toBeNull()
  })

  it('offers to try again when it could not be loaded', async () => {
    serve('get', '/api/account/referrals', { message: 'Something went wrong.', code: 'internal' }, 500)
    const { person, section } = await openInvite()
    expect(await section.findByText('Your link could not be loaded.')).toBeVisible()
    serve('get', '/api/account/referrals', none)
    await person.click(section.getByRole('button', { name: 'Try again' }))
    expect(await section.findByRole('button', { name: 'Copy' })).toBeVisible()
  })
})
