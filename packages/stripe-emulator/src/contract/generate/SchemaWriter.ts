import path from 'node:path'
import ts from 'typescript'
import type { StripeTypes } from './loadStripeTypes.ts'

export type Schema = { [keyword: string]: unknown }

const KEPT_PAYMENT_METHODS = new Set([
  'card',
  'link',
  'paypal',
  'amazon_pay',
  'cashapp',
  'klarna',
  'us_bank_account',
  'type',
  'billing_details',
  'metadata',
  'allow_redisplay',
  'radar_options',
])
const HOLDS_PAYMENT_METHODS = /(PaymentMethodOptions|PaymentMethodData|PaymentMethodDetails|PaymentMethodPreview)$/
const KEPT_NEXT_ACTIONS = new Set([
  'redirect_to_url',
  'use_stripe_sdk',
  'cashapp_handle_redirect_or_display_qr_code',
  'type',
])

/** `x-opaque`: objects outside the trim. `x-pruned`: known properties without contents. `x-open`: extensible enums. */
export class SchemaWriter {
  readonly schemas: Record<string, Schema> = {}
  readonly #types: StripeTypes
  readonly #inProgress = new Set<string>()

  constructor(types: StripeTypes) {
    this.#types = types
  }

  /** `null` for a type without values. @param owner name of the schema. */
  write(type: ts.Type, owner: string): Schema | null {
    const alias = type.aliasSymbol?.name
    if (alias === 'Emptyable' && type.aliasTypeArguments?.[0]) return this.#emptyable(type.aliasTypeArguments[0], owner)
    // A union of nearly 300 event interfaces, which differ only in type and object.
    if (alias === 'Event') return { $ref: '#/components/schemas/event' }
    if (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) return null
    const plain = plainSchema(type)
    if (plain) return plain
    if (type.isUnion()) return this.#union(type, owner)
    if (this.#types.checker.isArrayType(type))
      return { type: 'array', items: this.write(this.#argument(type), owner) ?? {} }
    return this.#object(type, owner)
  }

  writeNamed(name: string, type: ts.Type): void {
    if (this.schemas[name] || this.#inProgress.has(name)) return
    this.#inProgress.add(name)
    this.schemas[name] = this.#properties(type, name)
    this.#inProgress.delete(name)
  }

  #object(type: ts.Type, owner: string): Schema {
    const symbol = type.aliasSymbol ?? type.symbol
    const name = symbol?.name
    if (name === 'Decimal') return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$', 'x-decimal': true }
    if (name === 'ApiList') return listSchema(this.write(type.aliasTypeArguments?.[0] ?? this.#argument(type), owner))
    if (name === 'Metadata' || name === 'MetadataParam') {
      return { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } }
    }
    const declaration = symbol?.declarations?.find(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node),
    )
    if (declaration && ts.isInterfaceDeclaration(declaration)) return this.#interface(declaration, type)
    return type.flags & ts.TypeFlags.Object ? this.#properties(type, owner) : {}
  }

  #interface(declaration: ts.InterfaceDeclaration, type: ts.Type): Schema {
    const known = this.#types.nameOf.get(declaration)
    const name = declaration.name.text
    const file = path.relative(this.#types.resourceFolder, declaration.getSourceFile().fileName).replace(/\.d\.ts$/, '')
    const isShared = file.startsWith('..')
    const isForeignObject =
      !isShared && ts.isSourceFile(declaration.parent) && !name.endsWith('Params') && type.getProperty('object')
    if (!known && isForeignObject) return { type: 'object', 'x-opaque': name }
    const schema = known ?? (isShared ? name : `${file.replaceAll('/', '.')}.${qualifiedName(declaration)}`)
    this.writeNamed(schema, type)
    return { $ref: `#/components/schemas/${schema}` }
  }

  #properties(type: ts.Type, owner: string): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of type.getProperties()) {
      const declaration = property.valueDeclaration ?? property.declarations?.[0]
      if (!declaration || property.name === 'lastResponse') continue
      const propertyType = this.#types.checker.getTypeOfSymbolAtLocation(property, declaration)
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional)
      if (isOptional && this.#isPruned(property.name, propertyType, owner)) {
        properties[property.name] = { 'x-pruned': true }
        continue
      }
      const schema = this.write(propertyType, owner)
      if (schema === null) continue
      properties[property.name] = schema
      if (!isOptional) required.push(property.name)
    }
    const index = type.getStringIndexType()
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: index ? (this.write(index, owner) ?? true) : false,
    }
  }

  /** Payment methods that aren't emulated would be most of the file. */
  #isPruned(name: string, type: ts.Type, owner: string): boolean {
    if (/NextAction$/.test(owner)) return !KEPT_NEXT_ACTIONS.has(name)
    if (owner !== 'payment_method' && !HOLDS_PAYMENT_METHODS.test(owner)) return false
    const parts = type.isUnion() ? type.types : [type]
    const isObject = parts.some((part) => part.flags & ts.TypeFlags.Object && !this.#types.checker.isArrayType(part))
    return isObject && !KEPT_PAYMENT_METHODS.has(name)
  }

  #union(type: ts.UnionType, owner: string): Schema {
    const isNullable = type.types.some((part) => part.flags & ts.TypeFlags.Null)
    const parts = type.types.filter(
      (part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)),
    )
    const booleans = parts.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral)
    const literals = parts.filter((part): part is ts.StringLiteralType => part.isStringLiteral())
    const open = parts.some(isOpenString)
    const rest = parts.filter(
      (part) => !(part.flags & ts.TypeFlags.BooleanLiteral) && !part.isStringLiteral() && !isOpenString(part),
    )
    const options: Schema[] = []
    if (booleans.length === 2) options.push({ type: 'boolean' })
    else if (booleans[0]) options.push({ const: isTrue(booleans[0]) })
    if (literals.length > 0) {
      options.push({ type: 'string', enum: literals.map((literal) => literal.value), ...(open && { 'x-open': true }) })
    } else if (open) options.push({ type: 'string' })
    for (const part of rest) {
      const schema = this.write(part, owner)
      if (schema) options.push(schema)
    }
    const distinct = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()]
    const schema: Schema = distinct.length === 1 && distinct[0] ? distinct[0] : { anyOf: distinct }
    return isNullable ? nullable(schema) : schema
  }

  #emptyable(inner: ts.Type, owner: string): Schema {
    const schema = this.write(inner, owner) ?? {}
    const options = Array.isArray(schema.anyOf) ? (schema.anyOf as Schema[]) : [schema]
    return nullable({ anyOf: [...options, { const: '' }] })
  }

  #argument(type: ts.Type): ts.Type {
    const [argument] = this.#types.checker.getTypeArguments(type as ts.TypeReference)
    if (!argument) throw new Error('A list without an element type')
    return argument
  }
}

export function listSchema(items: Schema | null): Schema {
  return {
    type: 'object',
    properties: {
      object: { const: 'list' },
      data: { type: 'array', items },
      has_more: { type: 'boolean' },
      url: { type: 'string' },
    },
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  }
}

function plainSchema(type: ts.Type): Schema | undefined {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: isTrue(type) }
  if (type.flags & ts.TypeFlags.String || isOpenString(type)) return { type: 'string' }
  if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
  if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
  return undefined
}

// The package writes "or any other string" as an intersection, for the sake of editors.
function isOpenString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)
}

function isTrue(type: ts.Type): boolean {
  return (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'true'
}

function nullable(schema: Schema): Schema {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] }
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: [...(schema.anyOf as Schema[]), { type: 'null' }] }
  if (Array.isArray(schema.enum))
    return { ...schema, type: ['string', 'null'], enum: [...(schema.enum as unknown[]), null] }
  if (schema.type) return { ...schema, type: [...new Set([schema.type, 'null'].flat())] }
  if ('const' in schema) return { enum: [schema.const, null] }
  return schema
}

function qualifiedName(declaration: ts.InterfaceDeclaration): string {
  const parts: string[] = []
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if ((ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node)) && node.name.text)
      parts.unshift(node.name.text)
  }
  return parts.join('.')
}
