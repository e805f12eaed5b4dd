import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { StripeTypes } from './loadStripeTypes.ts'
import { operationFiles } from './resources.ts'
import { listSchema, type Schema, type SchemaWriter } from './SchemaWriter.ts'

export interface Operation {
  'x-query'?: Schema
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

/** By `method path`: types from the `.d.ts`, paths from the `.js`. */
export function readOperations(types: StripeTypes, writer: SchemaWriter): Map<string, Operation> {
  const operations = new Map<string, Operation>()
  for (const file of operationFiles) {
    const addresses = readAddresses(`${types.resourceFolder}${file}.js`)
    for (const statement of types.sourceOf(file).statements) {
      if (!ts.isClassDeclaration(statement) || !statement.name?.text.endsWith('Resource')) continue
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member)) continue
        const address = addresses.get(member.name.getText())
        if (address)
          operations.set(`${address.verb.toLowerCase()} ${address.path}`, describe(types, writer, member, address.verb))
      }
    }
  }
  return operations
}

function describe(types: StripeTypes, writer: SchemaWriter, method: ts.MethodDeclaration, verb: string): Operation {
  const answer = content('application/json', answerSchema(types, writer, method))
  const operation: Operation = { responses: { 200: answer } }
  const params = method.parameters.find((parameter) => parameter.name.getText() === 'params')?.type
  if (!params) return operation
  const type = types.checker.getNonNullableType(types.checker.getTypeAtLocation(params))
  const schema = writer.write(type, type.symbol?.name ?? '') ?? {}
  if (verb === 'POST') operation.requestBody = content('application/x-www-form-urlencoded', schema)
  else operation['x-query'] = schema
  return operation
}

function answerSchema(types: StripeTypes, writer: SchemaWriter, method: ts.MethodDeclaration): Schema {
  if (!method.type) throw new Error(`${method.name.getText()} does not say what it returns`)
  const promise = types.checker.getTypeAtLocation(method.type)
  const inner = promise.aliasTypeArguments?.[0] ?? types.checker.getTypeArguments(promise as ts.TypeReference)[0]
  if (!inner) throw new Error(`${method.name.getText()} returns nothing`)
  if (/^Api(List|SearchResult)Promise/.test(method.type.getText())) {
    const { additionalProperties: _closed, ...list } = listSchema(writer.write(inner, ''))
    return list
  }
  const object = inner.aliasSymbol?.name === 'Response' ? (inner.aliasTypeArguments?.[0] ?? inner) : inner
  return writer.write(object.isIntersection() ? (object.types[0] ?? object) : object, '') ?? {}
}

function content(mediaType: string, schema: Schema): { content: Record<string, { schema: Schema }> } {
  return { content: { [mediaType]: { schema } } }
}

function readAddresses(file: string): Map<string, { verb: string; path: string }> {
  const addresses = new Map<string, { verb: string; path: string }>()
  const visit = (node: ts.Node, method: string): void => {
    const current = ts.isMethodDeclaration(node) ? node.name.getText() : method
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('this._make') && !addresses.has(current)) {
      const [verb, address] = node.arguments.map((argument) => argument.getText().replace(/^[`'"]|[`'"]$/g, ''))
      const path = address?.replace(/\$\{encodeURIComponent\((\w+)\)\}/g, '{$1}')
      if (verb && path) addresses.set(current, { verb, path })
    }
    ts.forEachChild(node, (child) => visit(child, current))
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true), '')
  return addresses
}
