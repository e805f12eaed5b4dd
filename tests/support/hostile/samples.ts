import { z } from 'zod'

type Schema = {
  type?: string
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
}

/** Formats that the schema does not express. */
const BY_NAME: Record<string, unknown> = {
  email: 'ada@example.test',
  password: 'not the password of anybody',
  phone: '555-123-4567',
  country: 'US',
  state: 'MN',
  zipCode: '55801',
  amount: '1.00',
  redirect: '/subscribe',
  code: '123456',
}

/** Every key has a valid value. @param given values for some keys, such as an existing id. */
export function sampleOf(schema: z.ZodType, given: Record<string, unknown> = {}): unknown {
  const sample = fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '', given)
  return sample
}

function fill(schema: Schema, name: string, given: Record<string, unknown>): unknown {
  if (name in given) return given[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first) return fill(first, name, given)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, fill(inner, key, given)]),
      )
    case 'array':
      return schema.items
        ? Array.from({ length: schema.minItems ?? 1 }, () => fill(schema.items ?? {}, name, given))
        : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'null':
      return null
    default:
      return BY_NAME[name] ?? `${name || 'text'} of a stone`.padEnd(schema.minLength ?? 0, '.')
  }
}
