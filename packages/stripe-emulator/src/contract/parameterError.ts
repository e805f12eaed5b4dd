import type { ErrorObject } from 'ajv/dist/2020.js'
import { invalidRequest, missingParam, type StripeError } from '../http/StripeError.ts'

const REMOVED_PARAM = 'payment_method_types'

export function parameterError(errors: ErrorObject[], params: Record<string, unknown>, unknown?: string): StripeError {
  if (unknown !== undefined) return unknownParameter(unknown)
  const stray = errors.find((error) => error.keyword === 'additionalProperties')
  if (stray) return unknownParameter(paramName(stray.instancePath, String(stray.params.additionalProperty)))
  const absent = errors.find((error) => error.keyword === 'required')
  if (absent) return missingParam(paramName(absent.instancePath, String(absent.params.missingProperty)))
  const deepest = errors.reduce<ErrorObject | undefined>(
    (best, error) => (error.instancePath.length > (best?.instancePath.length ?? -1) ? error : best),
    undefined,
  )
  const param = paramName(deepest?.instancePath ?? '')
  return invalidValue(param, errors, valueAt(params, deepest?.instancePath ?? ''))
}

function unknownParameter(param: string): StripeError {
  if (param === REMOVED_PARAM) {
    return invalidRequest(
      'The payment_method_types parameter is no longer supported. Use allowed_payment_method_types or excluded_payment_method_types.',
      'payment_method_types_no_longer_supported',
      param,
    )
  }
  return invalidRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param)
}

function invalidValue(param: string, errors: ErrorObject[], value: unknown): StripeError {
  const mine = errors.filter((error) => paramName(error.instancePath) === param)
  if (mine.some((error) => error.params.type === 'number')) {
    return invalidRequest(`Invalid integer: ${String(value)}`, 'parameter_invalid_integer', param)
  }
  const allowed = mine.flatMap((error) => (error.params.allowedValues as unknown[] | undefined) ?? [])
  const options = allowed.filter((option) => option !== null && option !== '')
  if (options.length > 0)
    return invalidRequest(`Invalid ${param}: must be one of ${options.join(', ')}`, undefined, param)
  return invalidRequest(`Invalid ${param}: ${mine[0]?.message ?? 'not understood'}`, undefined, param)
}

function paramName(instancePath: string, last?: string): string {
  const parts = [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [last])]
  return parts.map((part, index) => (index === 0 ? part : `[${part}]`)).join('')
}

function valueAt(params: unknown, instancePath: string): unknown {
  return instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], params)
}
