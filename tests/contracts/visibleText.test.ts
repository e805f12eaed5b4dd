import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '#contracts/allRoutes.ts'
import { hasVisible } from '#contracts/shared/visibleText.ts'

const UNSEEN = [
  ['spaces', ' \u00a0\u2003\u3000\t\n'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u200e\u200f\u061c\u202e'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a blank of Braille', '\u2800'],
  ['the place of an object', '\ufffc'],
  ['an accent without a letter', '\u0301'],
  ['what isn’t a character', '\ufffe\uffff'],
] as const

it.each(UNSEEN)('%s alone can’t be seen', (_, text) => expect(hasVisible(text)).toBe(false))

it.each(['a', '7', '!', '—', '晶', 'ア', '김', '💎', '🏷️', '👩‍🔬', '\u200b.', 'é', 'ש', 'ك'])(
  '“%s” can be seen',
  (text) => expect(hasVisible(text)).toBe(true),
)

/** Secrets, codes and addresses, which are compared and never shown. */
const NOT_SHOWN = /(password|code|email|token|key|id|URL|Url|redirect|reference|offer|scopes|fileName|file)$/i

type Json = {
  properties?: Record<string, Json>
  required?: string[]
  minLength?: number
  type?: string
  format?: string
}

const inputs = await Promise.all(
  allRoutes.map(async (route) => ({ name: `${route.method} ${route.path}`, schema: (await route.schemas()).input })),
)
const texts = inputs.flatMap(({ name, schema }) => {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return Object.entries(properties)
    .filter(
      ([field, { type, minLength, format }]) => type === 'string' && minLength && !format && !NOT_SHOWN.test(field),
    )
    .map(([field]) => ({ name, field, schema }))
})

describe('a text that must be written', () => {
  it('is asked for by many routes', () => expect(texts.length).toBeGreaterThan(20))

  it.each(texts)('as $field of $name needs a visible character', ({ field, schema }) => {
    for (const [, text] of UNSEEN) {
      const { error } = schema.safeParse({ [field]: text.repeat(10) })
      expect(error?.issues.filter(({ path }) => path[0] === field)).not.toEqual([])
    }
  })
})
