import type { FieldHook } from 'payload'

export const trimText: FieldHook = ({ value }): unknown => (typeof value === 'string' ? value.trim() : value)
