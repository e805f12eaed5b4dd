import type { Request } from 'express'

export type JsonObject = Record<string, unknown>

/** A body that is not a JSON object counts as an empty one, which the field checks reject. */
export function readBody(req: Request): JsonObject {
  return isObject(req.body) ? req.body : {}
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
