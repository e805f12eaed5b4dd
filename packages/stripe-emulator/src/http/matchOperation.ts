import { servedOperations, type ServedOperation } from '../contract/servedOperations.ts'

interface Pattern {
  operation: ServedOperation
  method: string
  expression: RegExp
}

const patterns: Pattern[] = servedOperations.map((operation) => {
  const [method = '', path = ''] = operation.split(' ')
  return { operation, method, expression: new RegExp(`^${path.replace('{id}', '([^/]+)')}/?$`) }
})

export function matchOperation(method: string, path: string): { operation: ServedOperation; id: string } | undefined {
  for (const pattern of patterns) {
    if (pattern.method !== method.toLowerCase()) continue
    const match = pattern.expression.exec(path)
    if (match) return { operation: pattern.operation, id: decodeURIComponent(match[1] ?? '') }
  }
  return undefined
}
