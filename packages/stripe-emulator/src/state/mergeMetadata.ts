import { invalidRequest } from '../http/StripeError.ts'
import type { Metadata } from './objects.ts'

const MOST_KEYS = 50
const LONGEST_KEY = 40
const LONGEST_VALUE = 500

export type MetadataParam = Record<string, string | number | null> | null | ''

/** An empty value removes its key; an empty string for the whole removes all. */
export function mergeMetadata(current: Metadata, given: MetadataParam | undefined): Metadata {
  if (given === undefined) return current
  if (given === null || given === '') return {}
  const merged: Metadata = { ...current }
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === '') delete merged[key]
    else merged[key] = limited(key, String(value))
  }
  if (Object.keys(merged).length > MOST_KEYS)
    throw invalidRequest(`Metadata can have up to ${MOST_KEYS} keys.`, undefined, 'metadata')
  return merged
}

function limited(key: string, value: string): string {
  if (key.length > LONGEST_KEY)
    throw invalidRequest(`Metadata keys can have up to ${LONGEST_KEY} characters.`, undefined, 'metadata')
  if (value.length > LONGEST_VALUE) {
    const message = `Metadata values can have up to ${LONGEST_VALUE} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`
    throw invalidRequest(message, undefined, `metadata[${key}]`)
  }
  return value
}
