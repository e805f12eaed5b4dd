import type { Field } from 'payload'

/** Marks a field that only the machine writes: shown in the panel, refused from every request. */
export function machineField<F extends Field>(field: F): F {
  const admin = { ...('admin' in field ? field.admin : {}), readOnly: true }
  return { ...field, access: { create: () => false, update: () => false }, admin }
}
