import type { Field } from 'payload'
import { systemField } from './systemField.ts'

/** A field that only the system writes, shown as a line of text instead of an input. */
export function factField<F extends Field>(field: F): F {
  const made = systemField(field)
  const admin = { ...('admin' in made ? made.admin : {}) }
  const components = 'components' in admin ? (admin.components as object) : {}
  return {
    ...made,
    admin: { ...admin, components: { ...components, Field: '/cms/components/platform/fields/Fact.tsx#Fact' } },
  }
}
