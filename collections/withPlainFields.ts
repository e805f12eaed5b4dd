import { type DateField, type Field, type SanitizedConfig, toWords, traverseFields } from 'payload'
import { cells, NOTHING } from './fields/cells.ts'

type Traversed = Parameters<Parameters<typeof traverseFields>[0]['callback']>[0]['field']

const OF_SYSTEM = { disableListColumn: true, disableListFilter: true, disableBulkEdit: true }
const DIFFS: Partial<Record<Field['type'], string>> = {
  checkbox: '/cms/components/platform/versions/YesDiff.tsx#YesDiff',
  select: '/cms/components/platform/versions/OptionDiff.tsx#OptionDiff',
}
const PAYLOADS_OWN = ['id', 'url', 'thumbnailURL']
const DAY_AND_TIME = { pickerAppearance: 'dayAndTime', displayFormat: 'MMM d, yyyy, h:mm a' }
/**
 * Takes what only the system uses out of lists, filters, bulk edits and comparisons, and gives values their words.
 * It changes the finished config, because Payload and its plugins add fields, too.
 */
export function withPlainFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, admin } of config.collections)
    traverseFields({ fields, callback: ({ field }) => makePlain(field, admin.defaultColumns ?? []) })
  for (const { fields } of config.globals) traverseFields({ fields, callback: ({ field }) => makePlain(field, []) })
  return config
}

function makePlain(field: Traversed, columns: string[]): void {
  if (!('name' in field) || field.type === 'tab') return
  const components = { ...field.admin?.components } as Record<string, unknown>
  const isSystem = isForSystem(field) && !columns.includes(field.name ?? '')
  if (isSystem) components['Diff'] = NOTHING
  else components['Diff'] ??= DIFFS[field.type]
  if (field.type === 'checkbox') {
    components['Cell'] ??= cells.yes.Cell
    components['Field'] ??= '/cms/components/platform/fields/PlainCheckbox.tsx#PlainCheckbox'
  }
  if (field.type === 'relationship' && typeof field.relationTo === 'string' && !field.hasMany)
    components['Cell'] ??= cells.relation.Cell
  const date = field.type === 'date' && isDayAndTime(field) && { date: { ...field.admin?.date, ...DAY_AND_TIME } }
  const list = ['richText', 'json'].includes(field.type) && { disableListFilter: true }
  field.admin = { ...field.admin, ...(isSystem && OF_SYSTEM), ...list, ...date, components } as never
}

const isDayAndTime = ({ admin }: DateField): boolean =>
  !admin?.date?.displayFormat && [undefined, 'dayAndTime'].includes(admin?.date?.pickerAppearance)

/** A hidden field that has only its default label, or a value that no cell shows in words. */
function isForSystem(field: Field & { name?: string }): boolean {
  const { name = '' } = field
  const admin: { hidden?: boolean; components?: { Cell?: unknown } } | undefined = field.admin
  if (field.type === 'ui' || field.type === 'json') return !admin?.components?.Cell
  const hasOwnLabel = 'label' in field && field.label !== toWords(name)
  return admin?.hidden === true && (PAYLOADS_OWN.includes(name) || !hasOwnLabel)
}
