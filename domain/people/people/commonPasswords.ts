import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Powers of ten. */
const ENOUGH_GUESSES = 5
/** Longer passwords are only looked up: estimating them takes tens of milliseconds. */
const MAX_ESTIMATED = 20
const SITE_WORDS = [
  'stonehunt',
  'stonehunter',
  'stone',
  'hunt',
  'hunter',
  'agate',
  'agatehunt',
  'geode',
  'huntthestone',
]

let list: { words: Set<string>; estimator: ZxcvbnFactory } | undefined

/** Also small variations: case, `@` for `a`, an added year. @param ownWords such as the email address. */
export function isCommonPassword(password: string, ownWords: string[] = []): boolean {
  const plain = password.toLowerCase()
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const { words, estimator } = (list ??= {
    words: new Set(dictionary['passwords-common']),
    estimator: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  })
  if (words.has(plain) || words.has(letters) || new Set(plain).size <= 2) return true
  if (plain.length > MAX_ESTIMATED) return false
  const known = [...SITE_WORDS, ...ownWords]
  return [password, letters].some((text) => estimator.check(text, known).guessesLog10 < ENOUGH_GUESSES)
}
