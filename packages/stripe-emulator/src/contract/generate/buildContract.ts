import { readFileSync } from 'node:fs'
import path from 'node:path'
import { servedOperations } from '../servedOperations.ts'
import { loadStripeTypes } from './loadStripeTypes.ts'
import { readEventObjects } from './readEventObjects.ts'
import { readOperations, type Operation } from './readOperations.ts'
import { resources } from './resources.ts'
import { SchemaWriter, type Schema } from './SchemaWriter.ts'

const EVENT_DATA: Schema = {
  type: 'object',
  required: ['object'],
  properties: { object: { type: 'object' }, previous_attributes: { type: 'object' } },
  additionalProperties: false,
}

export function buildContract(packageFolder: string): object {
  const types = loadStripeTypes(packageFolder)
  const writer = new SchemaWriter(types)
  for (const [declaration, name] of types.nameOf) writer.writeNamed(name, types.checker.getTypeAtLocation(declaration))
  const paths = servedPaths(readOperations(types, writer))
  const event = writer.schemas.event as { properties: Record<string, Schema> }
  event.properties.data = EVENT_DATA
  writer.schemas.error_response = errorSchema()
  const schemas = reachable(writer.schemas, [paths, ...['error_response', ...Object.keys(resources)].map(reference)])
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Stripe API, trimmed to what the emulator serves',
      version: '2026-10-28.endive',
      'x-derived-from': `stripe@${version} (MIT, (c) Stripe Inc.): esm/resources/*.d.ts and *.js`,
    },
    paths,
    components: { schemas },
    'x-event-data-object': readEventObjects(types),
  }
}

function servedPaths(operations: Map<string, Operation>): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const served of servedOperations) {
    const operation = operations.get(served)
    if (!operation) throw new Error(`The stripe package has no operation ${served}`)
    const [method = '', address = ''] = served.split(' ')
    paths[address] = { ...paths[address], [method]: operation }
  }
  return paths
}

function reachable(schemas: Record<string, Schema>, roots: unknown[]): Record<string, Schema> {
  const used = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const name = (node as { $ref?: string }).$ref?.split('/').pop()
    if (name && !used.has(name)) {
      used.add(name)
      visit(schemas[name])
    }
    Object.values(node).forEach(visit)
  }
  roots.forEach(visit)
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name] ?? {}]))
}

function errorSchema(): Schema {
  const text = { type: 'string' }
  const fields = [
    'code',
    'decline_code',
    'message',
    'param',
    'doc_url',
    'request_log_url',
    'advice_code',
    'charge',
    'payment_method_type',
  ]
  return {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['type'],
        properties: {
          type: { type: 'string', enum: ['api_error', 'card_error', 'idempotency_error', 'invalid_request_error'] },
          ...Object.fromEntries(fields.map((field) => [field, text])),
          payment_intent: reference('payment_intent'),
          setup_intent: reference('setup_intent'),
          payment_method: reference('payment_method'),
        },
      },
    },
  }
}

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
