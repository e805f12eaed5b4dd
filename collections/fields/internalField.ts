import type { Field } from 'payload'

const nobody = () => false

/**
 * A field that only the system reads and writes, with SQL. `hidden` would only keep it out of the panel's pages; the access
 * keeps it out of REST, also of filters, orders, versions and related documents.
 */
export function internalField<F extends Field>(field: F): F {
  const admin = { ...('admin' in field ? field.admin : {}), readOnly: true, hidden: true }
  const access = { read: nobody, create: nobody, update: nobody }
  return { ...field, validate: () => true, access, admin }
}
