import type { Field } from 'payload'

/**
 * Marks a field that only the machine writes: shown in the panel, refused from every request. What is refused cannot be
 * missing either: restoring an old version would fail on it.
 */
export function machineField<F extends Field>(field: F): F {
  const admin = { ...('admin' in field ? field.admin : {}), readOnly: true }
  return { ...field, validate: () => true, access: { create: () => false, update: () => false }, admin }
}
