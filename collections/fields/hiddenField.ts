import type { CheckboxField } from 'payload'

/** Takes an article off the site with one press, in its list and in its form. */
export const hiddenField = (description: string): CheckboxField => ({
  name: 'hidden',
  type: 'checkbox',
  required: true,
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description,
    components: {
      Cell: '/cms/components/shop/catalogue/HiddenCell.tsx#HiddenCell',
      Field: '/cms/components/shop/catalogue/HiddenField.tsx#HiddenField',
    },
  },
})
