type StripeErrorFields = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  [field: string]: unknown
}

export class StripeError extends Error {
  readonly status: number
  readonly fields: StripeErrorFields

  constructor(status: number, fields: StripeErrorFields) {
    super(fields.message)
    this.name = 'StripeError'
    this.status = status
    this.fields = fields
  }
}

export function invalidRequest(message: string, code?: string, param?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })
}

export function missingParam(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param)
}

/** An unknown id in the path answers 404, in a parameter 400. */
export function noSuch(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}
