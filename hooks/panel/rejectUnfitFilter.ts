import { type CollectionBeforeOperationHook, type FlattenedField, type Payload, QueryError } from 'payload'
import { fieldAtPath } from './fieldAtPath.ts'
import { isSortable } from './rejectUnfitSort.ts'

const MOST_LEVELS = 10
const MOST_CONDITIONS = 200
const MOST_VALUES = 1_000
const MOST_CHARACTERS = 2_000
const MOST_WORDS = 30
const MAX_ID = 2_147_483_647

const EQUAL = ['equals', 'not_equals']
const LISTS = ['in', 'not_in']
const ORDERED = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const WORDS = ['like', 'not_like', 'contains']

/** What each type of field can be asked. A type that is left out, such as a text with formatting, can't be filtered by. */
const OPERATORS: Partial<Record<FlattenedField['type'], string[]>> = {
  text: [...EQUAL, ...LISTS, ...WORDS],
  textarea: [...EQUAL, ...LISTS, ...WORDS],
  email: [...EQUAL, ...LISTS, ...WORDS],
  code: [...EQUAL, ...LISTS, ...WORDS],
  select: [...EQUAL, ...LISTS],
  radio: [...EQUAL, ...LISTS],
  checkbox: EQUAL,
  number: [...EQUAL, ...LISTS, ...ORDERED],
  date: [...EQUAL, ...LISTS, ...ORDERED],
  relationship: [...EQUAL, ...LISTS],
  upload: [...EQUAL, ...LISTS],
}

/** How a query asks for what has no value. */
const isUnset = (value: unknown): boolean => value === null || value === 'null'

type Args = { where?: unknown; joins?: unknown }
type Site = Pick<Payload, 'collections'>
type Scope = { site: Site; fields: FlattenedField[] }

/**
 * A filter that a field's type has no answer for would fail in the database, and one of stored JSON becomes raw SQL.
 * Applies to REST, also for versions, counts, joins and changes of many documents, and to the panel's pages.
 * @throws QueryError 400.
 */
export const rejectUnfitFilter: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const { where, joins } = args as Args
  const scope = { site: req.payload, fields: collection.flattenedFields }
  if (where !== undefined && where !== null) rejectUnfitWhere(scope, where)
  if (joins !== undefined && joins !== null && joins !== false) rejectUnfitJoins(scope, joins)
  return args
}

const unfit = (path: string) => new QueryError([{ path: path.slice(0, 100) }])

/** @throws QueryError */
function rejectUnfitWhere(scope: Scope, where: unknown): void {
  let conditions = 0
  const walk = (part: unknown, level: number): void => {
    if (!isPlain(part) || level > MOST_LEVELS) throw unfit('where')
    for (const [path, condition] of Object.entries(part)) {
      if (++conditions > MOST_CONDITIONS) throw unfit('where')
      if (['and', 'or'].includes(path.toLowerCase())) {
        if (!Array.isArray(condition)) throw unfit(path)
        for (const one of condition) walk(one, level + 1)
      } else rejectUnfitCondition(scope, path, condition)
    }
  }
  walk(where, 1)
}

function rejectUnfitCondition({ site, fields }: Scope, path: string, condition: unknown): void {
  const names = path.replaceAll('__', '.').split('.')
  const ofVersion = names[0] === 'version' ? fieldAtPath(site, fields, names.slice(1)) : versionField(names)
  const field = fieldAtPath(site, fields, names) ?? ofVersion
  if (!field || !isPlain(condition)) throw unfit(path)
  for (const [operator, value] of Object.entries(condition)) {
    if (!isFit(field, operator, value)) throw unfit(`${path}.${operator}`)
  }
}

/** Columns of a version itself. Where no version is asked for, Payload rejects them. */
const VERSION_FIELDS = [
  { name: 'id', type: 'number' },
  { name: 'parent', type: 'number' },
  { name: 'latest', type: 'checkbox' },
  { name: 'autosave', type: 'checkbox' },
] as FlattenedField[]

const versionField = (names: string[]): FlattenedField | null =>
  (names.length === 1 && VERSION_FIELDS.find(({ name }) => name === names[0])) || null

/** @throws QueryError */
function rejectUnfitJoins({ site, fields }: Scope, joins: unknown): void {
  if (!isPlain(joins)) throw unfit('joins')
  for (const [path, asked] of Object.entries(joins)) {
    const field = fieldAtPath(site, fields, path.split('.'))
    if (field?.type !== 'join' || typeof field.collection !== 'string') throw unfit(path)
    if (asked === false) continue
    if (!isPlain(asked)) throw unfit(path)
    const { where, sort, limit, page } = asked
    const related = site.collections[field.collection]?.config.flattenedFields ?? []
    if (where !== undefined) rejectUnfitWhere({ site, fields: related }, where)
    if (sort !== undefined && !isSortable(related, sort)) throw unfit(`${path}.sort`)
    for (const number of [limit, page])
      if (number !== undefined && (!Number.isInteger(number) || Number(number) < 0 || Number(number) > MAX_ID))
        throw unfit(path)
  }
}

function isFit(field: FlattenedField, operator: string, value: unknown): boolean {
  if (operator === 'exists') return isStored(field) && [true, false, 'true', 'false'].includes(value as string)
  const isOfMany = operator === 'contains' && 'hasMany' in field && field.hasMany === true
  const operators = OPERATORS[field.type] ?? []
  if (!operators.includes(operator) && !(isOfMany && operators.length > 0)) return false
  if (WORDS.includes(operator) && !isOfMany)
    return typeof value === 'string' && value.length <= MOST_CHARACTERS && value.split(' ').length <= MOST_WORDS
  if (!LISTS.includes(operator)) return isUnset(value) || isValue(field, value)
  const values = listOf(value)
  return values !== null && values.length <= MOST_VALUES && values.every((one) => isValue(field, one))
}

const isStored = (field: FlattenedField): boolean =>
  field.type in OPERATORS || field.type === 'richText' || field.type === 'json'

function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[]
  return typeof value === 'string' ? value.split(',') : typeof value === 'number' ? [value] : null
}

function isValue(field: FlattenedField, value: unknown): boolean {
  if (value instanceof Date) return field.type === 'date'
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) return false
  switch (field.type) {
    case 'checkbox':
      return [true, false, 'true', 'false'].includes(value as string)
    case 'number':
      return isNumber(value, field.name === 'id' || field.name === 'parent')
    case 'date':
      return isDate(value)
    case 'relationship':
    case 'upload':
      return isNumber(value, true)
    case 'select':
    case 'radio':
      return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
    default:
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  }
}

function isNumber(value: unknown, isId: boolean): boolean {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return false
  const number = Number(value)
  return isId ? Number.isInteger(number) && Math.abs(number) <= MAX_ID : Number.isFinite(number)
}

/** PostgreSQL's years begin in 4713 BC, and JavaScript writes those beyond 9999 in another way. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const year = new Date(value).getUTCFullYear()
  return year >= 0 && year <= 9999
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
