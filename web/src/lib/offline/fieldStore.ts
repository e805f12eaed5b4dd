import type { Language } from '#contracts/shared/languages.ts'

/** A post saved on this device. Its files are in the same cache, under their own addresses. */
export type FieldRecord = {
  postId: string
  title: string
  /** Of the title; missing in copies saved before 2026-11-28. */
  language?: Language
  /** The account that saved it. */
  owner: string
  expiresAt: string
  savedAt: string
  bytes: number
  isFilmMissing: boolean
}

const PREFIX = 'field:'
const RECORD = '/field-record'

export const fieldCacheName = (postId: string | number): string => `${PREFIX}${postId}`

/** Also those that are being saved, and have no record yet. */
export const listFieldCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX))

export async function listFieldRecords(): Promise<FieldRecord[]> {
  const records = await Promise.all((await listFieldCaches()).map(readFieldRecord))
  return records.filter((record) => record !== null).sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export async function readFieldRecord(cacheName: string): Promise<FieldRecord | null> {
  const stored = await (await caches.open(cacheName)).match(RECORD)
  const record: unknown = await stored?.json()
  return isFieldRecord(record) ? record : null
}

/** Written last: without it the copy is unfinished. */
export async function writeFieldRecord(record: FieldRecord): Promise<void> {
  await (await caches.open(fieldCacheName(record.postId))).put(RECORD, Response.json(record))
}

export const removeFieldCopy = (postId: string | number): Promise<boolean> => caches.delete(fieldCacheName(postId))

export async function removeFieldCopies(): Promise<void> {
  await Promise.all((await listFieldCaches()).map((name) => caches.delete(name)))
}

const TEXTS = ['postId', 'title', 'owner', 'expiresAt', 'savedAt']

function isFieldRecord(value: unknown): value is FieldRecord {
  if (typeof value !== 'object' || value === null) return false
  const facts = new Map<string, unknown>(Object.entries(value))
  return TEXTS.every((name) => typeof facts.get(name) === 'string')
}
