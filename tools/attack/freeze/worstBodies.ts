import type { z } from 'zod'
import { sampleOf } from '../sampleOf.ts'
import { someTexts } from './worstTexts.ts'

type Path = (string | number)[]

export type WorstBody = { name: string; make: () => string }

/**
 * @param characters of one body.
 * @param turn which texts its first field gets.
 */
export function worstBodies(input: z.ZodType, characters: number, turn: number): WorstBody[] {
  const sample = sampleOf(input)
  const texts = leavesOf(sample).flatMap((path, leaf) =>
    someTexts(turn + leaf).map((text) => ({
      name: `${text.name} in ${path.join('.')}`,
      // A character of the text may take six of the JSON.
      make: () => fill(sample, path, text.make, characters),
    })),
  )
  return [...texts, ...shapes(sample, characters)]
}

function fill(sample: unknown, path: Path, make: (characters: number) => string, most: number): string {
  for (let characters = most; ; characters = Math.floor(characters / 2)) {
    const body = JSON.stringify(withValue(sample, path, make(characters)))
    if (Buffer.byteLength(body) <= most) return body
  }
}

function shapes(sample: unknown, characters: number): WorstBody[] {
  const listed = listsOf(sample).map(({ path, one }) => ({
    name: `many items in ${path.join('.')}`,
    make: () => {
      const count = Math.floor((characters - 2_000) / (JSON.stringify(one).length + 1))
      return JSON.stringify(withValue(sample, path, Array.from({ length: Math.max(1, count) }).fill(one)))
    },
  }))
  return [
    ...listed,
    { name: 'lists in lists', make: () => '['.repeat(characters / 2) + ']'.repeat(characters / 2) },
    { name: 'objects in objects', make: () => `${'{"a":'.repeat(characters / 6)}1${'}'.repeat(characters / 6)}` },
    {
      name: 'many keys',
      make: () => `{${Array.from({ length: Math.floor(characters / 12) }, (_, key) => `"k${key}":1`).join(',')}}`,
    },
    { name: 'numbers', make: () => `[${'1,'.repeat(characters / 2 - 2)}1]` },
    { name: 'a long number', make: () => '1'.repeat(characters) },
  ]
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, keyIn(value, key)]))
}

function listsOf(value: unknown, path: Path = []): { path: Path; one: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) && value.length > 0 && path.length > 0 ? [{ path, one: value[0] as unknown }] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => listsOf(inner, [...path, keyIn(value, key)]))]
}

const keyIn = (value: object, key: string): string | number => (Array.isArray(value) ? Number(key) : key)

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  const inner = (value as Record<string | number, unknown>)[key]
  const changed = withValue(inner, rest, put)
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (at === key ? changed : one))
    : { ...(value as object), [key]: changed }
}
