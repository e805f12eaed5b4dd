import type { Field, UIField } from 'payload'
import { internalField } from './internalField.ts'

/** The terms that someone accepted, shown as their date with a link to their text. Their hash says nothing to a person. */
export const termsFields = (admin: UIField['admin'] = {}): Field[] => [
  {
    name: 'terms',
    type: 'ui',
    admin: {
      ...admin,
      disableListColumn: true,
      components: { Field: '/cms/components/content/terms/TermsField.tsx#TermsField' },
    },
  },
  internalField({ name: 'termsHash', type: 'text' }),
]
