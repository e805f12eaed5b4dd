import ts from 'typescript'
import type { StripeTypes } from './loadStripeTypes.ts'

export function readEventObjects(types: StripeTypes): Record<string, string> {
  const objects: Record<string, string> = {}
  for (const node of types.sourceOf('Events').statements) {
    if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('Event')) continue
    const event = types.checker.getTypeAtLocation(node)
    const type = propertyType(types, event, 'type')
    const data = propertyType(types, event, 'data')
    const object = data && propertyType(types, data, 'object')
    const declaration = object?.symbol?.declarations?.[0]
    const name = declaration && types.nameOf.get(declaration)
    if (type?.isStringLiteral() && name) objects[type.value] = name
  }
  return objects
}

function propertyType(types: StripeTypes, owner: ts.Type, name: string): ts.Type | undefined {
  const declaration = owner.getProperty(name)?.valueDeclaration
  const property = owner.getProperty(name)
  return property && declaration && types.checker.getTypeOfSymbolAtLocation(property, declaration)
}
