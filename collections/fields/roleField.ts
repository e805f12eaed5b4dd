import type { SelectField } from 'payload'
import { ROLE_LABELS, ROLES } from '#contracts/platform/roles.ts'
import { fieldWith } from '../access/fieldWith.ts'
import { cells } from './cells.ts'

export const roleOptions = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

export const roleField: SelectField = {
  name: 'role',
  type: 'select',
  index: true,
  options: roleOptions,
  access: fieldWith('manageStaff'),
  admin: {
    position: 'sidebar',
    description:
      'Empty for members. Owner: everything. Editor: posts and media. Moderator: comments and messages. Shop: orders and products. A change applies from their next page.',
    components: { Cell: cells.state.Cell },
  },
}
