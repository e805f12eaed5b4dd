import type { Field } from 'payload'

/**
 * A field that only the system writes: shown in the panel, rejected in requests. It must not be required, because
 * restoring an old version would fail on it.
 */
export function systemField<F extends Field>(field: F): F {
  const admin = { ...('admin' in field ? field.admin : {}), readOnly: true }
  return { ...field, validate: () => true, access: { create: () => false, update: () => false }, admin }
}
