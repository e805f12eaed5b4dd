import * as routes from '#contracts/routes/community/guesses.ts'
import { readGuess as read } from '#domain/community/guesses/readGuess.ts'
import { saveGuess as save } from '#domain/community/guesses/saveGuess.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { nextGuessEnd, readPlayableGuess as readPlayable } from '#domain/community/guesses/readPlayableGuess.ts'
import { implement } from '../../implement.ts'

export const readGuess = implement(routes.readGuess, async (req, { params }) => ({ guess: await read(req, params.id) }))

export const saveGuess = implement(
  routes.saveGuess,
  async (req, { params, input }) => {
    await save(req, params.id, input.optionId)
    return { guess: await read(req, params.id) }
  },
  { rateLimit: { calls: 300, seconds: 600 } },
)

export const readPlayableGuess = implement(
  routes.readPlayableGuess,
  async (req) => {
    const { guess, next } = await readPlayable(req)
    if (!guess) return { guess, next }
    const { postId, coverKey, ...shown } = guess
    return { guess: { ...shown, post: { id: postId, coverImageUrl: coverKey && mediaAddress(coverKey) } }, next }
  },
  { cache: { topics: ['posts'], by: 'everyone', until: nextGuessEnd } },
)
