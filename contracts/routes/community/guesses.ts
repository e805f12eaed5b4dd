import { route } from '../../route.ts'

const post = async () => (await import('../../shared/params.ts')).postParams
const output = async () => (await import('../../community/guesses.ts')).postGuessSchema

export const readGuess = route('GET', '/posts/:id/guess', {
  summary: 'Returns what people can guess at a post, and after closing the result.',
  access: 'everyone',
  errors: ['post_not_found'],
  request: async () => ({ params: await post() }),
  output,
})

export const saveGuess = route('PUT', '/posts/:id/guess', {
  summary: 'Stores your one guess; until closing you can change it.',
  access: 'signedIn',
  errors: ['guess_not_found', 'guess_closed', 'too_many_requests'],
  request: async () => ({ params: await post(), input: (await import('../../community/guesses.ts')).guessInput }),
  output,
})

export const readPlayableGuess = route('GET', '/guesses/playable', {
  summary: 'Returns a guess that people without an account can play, and another one that is open.',
  access: 'everyone',
  output: async () => (await import('../../community/guesses.ts')).playableGuessSchema,
})
