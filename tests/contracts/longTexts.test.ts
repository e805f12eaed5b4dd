import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '#contracts/allRoutes.ts'
import { messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'

/** Keys, tokens and addresses that no person types. */
const NOT_TYPED =
  /(^|\.)(response|key|token|redirect|formKey|id|ids|clientDataJSON|\w*(URL|Url|Id)|List-Unsubscribe|endpoint|auth|p256dh|photo|file|fileName|before|transports|slug|state|limit|page)(\.|$)/

type Json = { properties?: Record<string, Json>; maxLength?: number; format?: string; anyOf?: Json[]; allOf?: Json[] }

type Text = { path: string[]; most: number; begins: string }

function textsIn(schema: Json, path: string[] = []): Text[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => textsIn(one, path))
  const own =
    schema.maxLength === undefined
      ? []
      : [{ path, most: schema.maxLength, begins: schema.format === 'uri' ? 'https://example.com/' : '' }]
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsIn(one, [...path, name]))
  return [...own, ...inner, ...below]
}

const inputWith = (path: string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => ({ [name]: inner }), value)

/** What the schema says about one field. */
function messagesFor(schema: z.ZodType, { path }: Text, value: unknown): string[] {
  const { error } = schema.safeParse(inputWith(path, value))
  return (error?.issues ?? [])
    .filter((issue) => issue.path.join('.') === path.join('.'))
    .map((issue) => sentenceIn('en', messageOfIssue(issue)))
}

const inputs = await Promise.all(
  allRoutes.map(async (route) => ({ name: `${route.method} ${route.path}`, schema: (await route.schemas()).input })),
)
const fields = inputs.flatMap(({ name, schema }) =>
  schema
    ? textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)
        .filter(({ path }) => !NOT_TYPED.test(path.join('.')))
        .map((text) => ({ name, field: text.path.join('.'), schema, text }))
    : [],
)

describe('a text that is too long', () => {
  it('is asked about in every form', () => {
    expect(fields.length).toBeGreaterThan(60)
  })

  it.each(fields)('in $field of $name is called too long, not missing or wrong', ({ schema, text }) => {
    const [message] = messagesFor(schema, text, text.begins + 'a'.repeat(text.most + 1))
    expect(message).toMatch(/at most [\d,]+ characters|[Tt]oo long|Please use \d+ to \d+ characters|isn’t a valid code/)
    // One that names both ends is right for both.
    if (!/ to /.test(String(message))) expect(messagesFor(schema, text, '')).not.toContain(message)
  })
})
