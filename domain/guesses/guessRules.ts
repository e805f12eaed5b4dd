import { GUESS_OPTIONS } from '#contracts/guesses.ts'

export type GuessOption = { id?: string | null; text?: string | null; isRight?: boolean | null }

/** Nobody can guess at or after the closing time. */
export const isOpen = (closesAt: Date, now: Date): boolean => now < closesAt

/** @returns what is wrong with the options, or null. */
export function optionsProblem(options: GuessOption[]): string | null {
  const { min, max } = GUESS_OPTIONS
  if (options.length < min || options.length > max) return `Please enter ${min} to ${max} options.`
  const texts = options.map(({ text }) => (text ?? '').trim().toLowerCase())
  if (new Set(texts).size < texts.length) return 'Two options say the same.'
  if (options.filter(({ isRight }) => isRight).length !== 1) return 'Please mark exactly one option as right.'
  return null
}

/** @returns why a guess that people have voted in can't be changed like that, or null. */
export function changeProblem(before: GuessOption[], after: GuessOption[]): string | null {
  const same =
    before.length === after.length &&
    before.every(({ id, text }, index) => after[index]?.id === id && after[index]?.text === text)
  return same ? null : 'People have guessed already, so the options can’t change.'
}
