import { type IdentificationInput, identificationInput, NEEDED_PHOTOS } from '#contracts/community/identifications.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'
import type { StonePhotos } from './queries.ts'

export const EMPTY_STONE = { sizeMm: '', weightG: '', streak: '', place: '', note: '' }
export type StoneValues = typeof EMPTY_STONE
export type StoneProblems = Partial<Record<keyof StoneValues | 'answer', string>>

type Read = { facts: IdentificationInput | undefined; problems: StoneProblems }

/** What the form says, or what is wrong with it. */
export function readStoneForm(values: StoneValues, photos: StonePhotos, isPublic: boolean): Read {
  const { sizeMm, weightG, ...texts } = values
  const { data, error } = identificationInput.safeParse({
    ...texts,
    isPublic,
    sizeMm: Number(sizeMm),
    weightG: weightG.trim() === '' ? null : Number(weightG),
  })
  const problems: StoneProblems = issueTexts(error?.issues)
  if (!NEEDED_PHOTOS.every((kind) => photos[kind])) problems.answer = t('Please add a dry photo and one with a scale.')
  return { facts: problems.answer ? undefined : data, problems }
}
