import { GUESS_OPTIONS } from '#contracts/community/guesses.ts'

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

type StoredGuess = { options?: GuessOption[] | null; closesAt: string }
type GuessProblem = { path: 'options' | 'closesAt'; message: string }

/** @returns what can't change in a guess that people have voted in. */
export function changeProblems(before: StoredGuess, after: Partial<StoredGuess>, now: Date): GuessProblem[] {
  const problems: GuessProblem[] = []
  if (!sameOptions(before.options ?? [], after.options ?? []))
    problems.push({ path: 'options', message: 'People have guessed already, so the options can’t change.' })
  const closed = new Date(before.closesAt)
  if (!isOpen(closed, now) && after.closesAt && new Date(after.closesAt).getTime() !== closed.getTime())
    problems.push({ path: 'closesAt', message: 'The result is out, so the guessing can’t open again.' })
  return problems
}

const sameOptions = (before: GuessOption[], after: GuessOption[]): boolean =>
  before.length === after.length &&
  before.every(({ id, text }, index) => after[index]?.id === id && after[index]?.text === text)
