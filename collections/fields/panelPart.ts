import type { UIField } from 'payload'

/** One of our components between the fields of a form, and only there. */
export const panelPart = (name: string, component: string, admin: Partial<UIField['admin']> = {}): UIField => ({
  name,
  type: 'ui',
  admin: { ...admin, disableBulkEdit: true, disableListColumn: true, components: { Field: component } },
})
