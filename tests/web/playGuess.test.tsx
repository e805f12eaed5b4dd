import { cleanup, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlayableGuess } from '#contracts/community/guesses.ts'
import { serve } from './support/api.ts'
import { renderApp } from './support/renderApp.tsx'

const guess: NonNullable<PlayableGuess['guess']> = {
  question: 'What is inside this one?',
  options: [
    { id: 'a', text: 'Amethyst' },
    { id: 'b', text: 'Hollow' },
  ],
  closesAt: '2026-11-01T12:00:00.000Z',
  result: { rightId: 'b', votes: [3, 1], second: 75 },
  post: { id: 9, coverImageUrl: null },
}
const next = { postId: 12, question: 'And in this one?' }

const open = (shown: PlayableGuess) => {
  serve('get', '/api/guesses/playable', shown)
  return renderApp('/')
}
const part = () => screen.findByRole('region', { name: 'Guess the inside' })

// A cold module graph takes longer than a test waits.
beforeAll(() => import('../../web/src/features/community/guesses/PlayGuess.tsx'), 60_000)
beforeEach(() => localStorage.clear())

describe('a guess on the landing page', () => {
  it('opens with one press, and says what was right, how others guessed, and where the film shows it', async () => {
    const person = open({ guess, next })
    const box = within(await part())
    expect(box.queryByText('75%')).toBeNull()
    await person.click(box.getByRole('button', { name: 'Amethyst' }))
    const said = box.getByRole('status')
    expect(said).toHaveTextContent('It is Hollow. You guessed something else.')
    expect(said).toHaveFocus()
    expect(box.getByText('75%')).toBeVisible()
    expect(box.getByRole('link', { name: 'See the cut at 1:15' })).toHaveAttribute('href', '/content/9?t=75')
    expect(box.getByRole('link', { name: 'And in this one?' })).toHaveAttribute('href', '/content/12')
    expect(box.queryByRole('button')).toBeNull()
  })

  it('stays open in this browser, until there is another one', async () => {
    const person = open({ guess, next: null })
    await person.click(within(await part()).getByRole('button', { name: 'Hollow' }))
    cleanup()
    open({ guess, next: null })
    expect(await within(await part()).findByText(/You guessed it!/)).toBeVisible()
    cleanup()
    open({ guess: { ...guess, post: { id: 10, coverImageUrl: null } }, next: null })
    expect(within(await part()).getByRole('button', { name: 'Hollow' })).toBeVisible()
  })

  it('that isn’t over says when it opens, and how to be counted', async () => {
    const person = open({ guess: { ...guess, closesAt: '2099-11-05T12:00:00.000Z', result: null }, next: null })
    const box = within(await part())
    await person.click(box.getByRole('button', { name: 'Hollow' }))
    expect(box.getByRole('status')).toHaveTextContent(
      /^You guessed Hollow\. The stone opens on Nov 5: come back to see it/,
    )
    expect(box.getByRole('link', { name: 'Sign in to have it counted' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/content/9',
    )
  })

  it('is left out while there is none', async () => {
    open({ guess: null, next: null })
    expect(await screen.findByRole('heading', { name: 'What you’ll find here' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Guess the inside' })).toBeNull()
  })
})
