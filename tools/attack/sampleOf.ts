import { z } from 'zod'

type JsonSchema = {
  type?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  format?: string
  minLength?: number
}

/** With every field, so that every field is attacked. */
export const sampleOf = (schema: z.ZodType): unknown =>
  build(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

export function keysOf(schema: z.ZodType): string[] {
  const sample = sampleOf(schema)
  return typeof sample === 'object' && sample !== null ? Object.keys(sample) : []
}

function build(schema: JsonSchema): unknown {
  const choice = (schema.anyOf ?? schema.oneOf)?.[0]
  if (choice) return build(choice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') return mapValues(schema.properties ?? {}, build)
  if (schema.type === 'array') return [build(schema.items ?? {})]
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  return textOf(schema)
}

function textOf({ format, minLength = 1 }: JsonSchema): string {
  if (format === 'email') return 'somebody@example.test'
  if (format === 'uuid' || format === 'guid') return '8c0f5f4e-3a53-4a3e-9a52-0f1a1c1d1e1f'
  return 'a'.padEnd(minLength, 'a')
}

const mapValues = <From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
