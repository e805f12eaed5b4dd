import { z } from 'zod'
import { TOO_LONG } from './tooLong.ts'

/** All but spaces, marks without a letter, and what is never drawn: zero-width characters, fillers, the blank of Braille, the place of an object. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u

/** A name, title or comment without one could be neither read nor clicked. */
export const hasVisible = (text: string): boolean => SEEN.test(text)

/**
 * A text that people must write, with at least one visible character.
 * @param problem what is said about a missing one.
 * @param most characters; `min` of them are asked for with `tooShort`.
 */
export const visibleText = (problem: string, most: number, { min = 1, tooShort = problem } = {}) =>
  z
    .string(problem)
    .trim()
    .min(min, tooShort)
    // `min` stays, because the API's description shows it. Neither check stops the others, so that a form shows all problems.
    .refine((text) => text === '' || hasVisible(text), { message: tooShort, params: { minimum: min } })
    .max(most, TOO_LONG)
