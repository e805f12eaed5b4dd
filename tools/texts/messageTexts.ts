import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ERROR_REASONS } from '../../contracts/platform/errorReasons.ts'
import { ERRORS } from '../../contracts/platform/errors.ts'
import { START_REQUEST } from '../../contracts/membership/startRequest.ts'
import { schemaTexts } from './schemaTexts.ts'
import { contractTexts, sourceTexts } from './sourceTexts.ts'

/** What forms and schemas share, and what a member agrees to: the site shows it, and the server stores it. */
const SHARED = [
  'membership/automaticRenewal',
  'membership/planChangeTerms',
  'membership/plannedMonthlyTerms',
  'membership/renewalTerms',
  'membership/sendDay',
  'membership/taxPlace',
  'membership/taxTerms',
  'shared/tooLong',
  'shop/withdrawalTerms',
]
const WITH_PROBLEMS = ['domain', 'hooks', 'server']

/** What the API answers when something is wrong, and what a member agrees to. */
export const messageTexts = (): string[] => [
  ...new Set([
    ...Object.values(ERRORS).map(({ message }) => message),
    ...Object.values(ERROR_REASONS),
    ...WITH_PROBLEMS.flatMap((folder) => sourceTexts(folder, { marks: ['problem'] })),
    // Why a file can't be used.
    ...sourceTexts('media'),
    ...schemas().flatMap(schemaTexts),
    ...SHARED.flatMap(contractTexts),
    ...sourceTexts('domain/shop/markets'),
    START_REQUEST,
  ]),
]

const schemas = (): string[] =>
  readdirSync('contracts', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('routes'))
    .map((name) => readFileSync(path.join('contracts', name), 'utf8'))
    .filter((source) => source.includes("from 'zod'"))
