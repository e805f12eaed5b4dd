import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Guess } from '#contracts/community/guesses.ts'
import { record, serve, signIn } from './support/api.ts'
import { buildUser, buildFullPost } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const guess: Guess = {
  question: 'What is inside?',
  options: [
    { id: 'a', text: 'Amethyst' },
    { id: 'b', text: 'Hollow' },
  ],
  closesAt: '2026-12-01T12:00:00.000Z',
  mine: null,
  result: null,
}

/** Without a player, which has its own tests. */
function open(shown: Guess) {
  serve(
    'get',
    '/api/posts/1',
    buildFullPost({ id: 1, hasGuess: true, type: 'gallery', videoURL: null, imageURLs: ['/media/cut.jpg'] }),
  )
  serve('get', '/api/posts/1/guess', { guess: shown })
  return renderApp('/content/1')
}
const box = () => screen.findByRole('region', { name: 'What is inside?' })

it('a guess is sent once one is chosen, and can change', async () => {
  signIn(buildUser())
  const sent = record('put', '/api/posts/1/guess', { guess: { ...guess, mine: 'b' } })
  const person = open(guess)
  await person.click(await within(await box()).findByRole('button', { name: 'Send my guess' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose one.')
  await person.click(screen.getByRole('radio', { name: 'Hollow' }))
  await person.click(screen.getByRole('button', { name: 'Send my guess' }))
  expect(await screen.findByRole('button', { name: 'Change my guess' })).toBeVisible()
  expect(screen.getByText('Your guess')).toBeVisible()
  expect(sent).toEqual([{ optionId: 'b' }])
})

it('a guess that closed meanwhile says so', async () => {
  signIn(buildUser())
  const message = 'The guessing is over. Your guess was not counted.'
  serve('put', '/api/posts/1/guess', { message, code: 'guess_closed' }, 409)
  const person = open(guess)
  await person.click(await screen.findByRole('radio', { name: 'Hollow' }))
  await person.click(screen.getByRole('button', { name: 'Send my guess' }))
  expect(await screen.findByText(message)).toBeVisible()
})

it('the result names the right option and links to its moment', async () => {
  signIn(buildUser())
  open({ ...guess, mine: 'a', result: { rightId: 'a', votes: [3, 1], second: 75 } })
  const part = await box()
  expect(within(part).getByText('You guessed it!', { exact: false })).toBeVisible()
  expect(within(part).getByText('75%')).toBeVisible()
  expect(within(part).getByRole('link', { name: /1:15/ })).toHaveAttribute('href', '/content/1?t=75')
})

it('a visitor sees the options and how to guess', async () => {
  open(guess)
  expect(within(await box()).getByRole('link', { name: 'Sign in to guess' })).toHaveAttribute(
    'href',
    '/api/login?redirect=/content/1',
  )
  expect(screen.getByRole('radio', { name: 'Hollow' })).toBeDisabled()
})
