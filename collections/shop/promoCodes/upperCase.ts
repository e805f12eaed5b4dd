import type { FieldHook } from 'payload'

export const upperCase: FieldHook = ({ value }): unknown =>
  typeof value === 'string' ? value.trim().toUpperCase() : value
