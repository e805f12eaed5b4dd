import { type Request } from 'express'

export type JsonObject = Record<string, unknown>

/** The request's JSON object; anything else counts as an empty one and fails the field checks. */
export function readBody(req: Request): JsonObject {
  return isObject(req.body) ? req.body : {}
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
