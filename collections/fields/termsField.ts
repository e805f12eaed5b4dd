import type { TextField } from 'payload'

/** The hash of the terms that someone accepted, shown as their date. */
export const termsField = (admin: TextField['admin'] = {}): TextField => ({
  name: 'termsHash',
  label: 'Version of the terms',
  type: 'text',
  admin: {
    ...admin,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/cms/components/terms/TermsField.tsx#TermsField' },
  },
})
