import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** A password that is found within so many guesses is common, in powers of ten. */
const ENOUGH_GUESSES = 5
/** Longer ones are only looked up: estimating them takes tens of milliseconds. */
const MAX_ESTIMATED = 20
/** Words that people at this site would try first. */
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

/**
 * Whether a password is on the list of 49,000 common ones, or a small change of one: other case, `@` for `a`, a year or
 * punctuation added.
 *
 * @param ownWords what an attacker knows about the person, such as the email address.
 */
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
