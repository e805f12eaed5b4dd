import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { parameterError } from './parameterError.ts'
import type { ServedOperation } from './servedOperations.ts'

export type { ServedOperation }

interface Schema {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  items?: Schema
  $ref?: string
  'x-opaque'?: string
  [keyword: string]: unknown
}

interface Operation {
  requestBody?: unknown
  'x-query'?: unknown
}

interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
  'x-event-data-object': Record<string, string>
}

/** Version 2026-10-28.endive, loaded and compiled on first use. */
export class Contract {
  #document: ContractDocument | undefined
  #requests: Ajv2020 | undefined
  #answers: Ajv2020 | undefined

  /** With the declared types. @throws Stripe's 400. */
  readParams(operation: ServedOperation, params: Record<string, unknown>): Record<string, unknown> {
    const pointer = this.#parameterPointer(operation)
    if (!pointer) {
      const unknown = Object.keys(params)[0]
      if (unknown) throw parameterError([], { [unknown]: '' }, unknown)
      return {}
    }
    this.#requests ??= this.#createAjv(true)
    const validate = compile(this.#requests, pointer)
    if (!validate(params)) throw parameterError(validate.errors ?? [], params)
    return params
  }

  /** Differences from the schema; empty when the response conforms. */
  answerProblems(operation: ServedOperation, answer: unknown): string[] {
    const pointer = `${operationPointer(operation)}/responses/200/content/application~1json/schema`
    return this.#problems(pointer, answer)
  }

  eventProblems(type: string, object: unknown): string[] {
    const schema = this.#load()['x-event-data-object'][type]
    if (!schema) return [`${type} is not an event type of this API version`]
    return this.#problems(`#/components/schemas/${schema}`, object)
  }

  schemaProblems(schema: string, object: unknown): string[] {
    return this.#problems(`#/components/schemas/${schema}`, object)
  }

  isExpandable(kind: string, field: string): boolean {
    const declared = this.#load().components.schemas[kind]?.properties?.[field]
    const property = declared?.items ?? declared
    return Boolean(property?.anyOf?.some((option) => option.$ref ?? option['x-opaque']))
  }

  #problems(pointer: string, value: unknown): string[] {
    this.#answers ??= this.#createAjv(false)
    const validate = compile(this.#answers, pointer)
    return validate(value) ? [] : (validate.errors ?? []).slice(0, 6).map(describe)
  }

  #parameterPointer(operation: ServedOperation): string | undefined {
    const [method = '', path = ''] = operation.split(' ')
    const declared = this.#load().paths[path]?.[method]
    if (declared?.['x-query']) return `${operationPointer(operation)}/x-query`
    if (!declared?.requestBody) return undefined
    return `${operationPointer(operation)}/requestBody/content/application~1x-www-form-urlencoded/schema`
  }

  #createAjv(coerceTypes: boolean): Ajv2020 {
    // Compiling costs more than validating, so code optimization is off.
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, logger: false, code: { optimize: false } })
    ajv.addSchema({ $id: 'stripe', ...(coerceTypes ? this.#load() : openDisputeStates(this.#load())) })
    return ajv
  }

  #load(): ContractDocument {
    this.#document ??= JSON.parse(
      readFileSync(new URL('./stripe-contract.json', import.meta.url), 'utf8'),
    ) as ContractDocument
    return this.#document
  }
}

/** A control call can set a dispute to an unpublished status, as the declared type allows. */
function openDisputeStates(document: ContractDocument): ContractDocument {
  const { dispute, ...schemas } = document.components.schemas
  const open = { ...dispute, properties: { ...dispute?.properties, status: { type: 'string' } } }
  return { ...document, components: { ...document.components, schemas: { ...schemas, dispute: open } } }
}

function operationPointer(operation: ServedOperation): string {
  const [method, path = ''] = operation.split(' ')
  return `#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`
}

function compile(ajv: Ajv2020, pointer: string): ValidateFunction {
  const key = `stripe${pointer}`
  const known = ajv.getSchema(key)
  if (!known) throw new Error(`The contract has no ${pointer}`)
  return known
}

function describe(error: ErrorObject): string {
  return `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`
}
