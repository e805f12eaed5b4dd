import type { UIField } from 'payload'

/** The screens that a live preview can have. */
export const PREVIEW_SIZES = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
]

/** Reloads a live preview after a save. @param title the accessible name of its frame. */
export const freshPreview = (title: string): UIField => ({
  name: 'freshPreview',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: {
      Field: { path: '/cms/components/platform/view/FreshPreview.tsx#FreshPreview', clientProps: { title } },
    },
  },
})
