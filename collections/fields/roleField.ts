import type { SelectField } from 'payload'
import type { Role } from '#contracts/roles.ts'
import { fieldWith } from '../access/fieldWith.ts'
import { cells } from './cells.ts'

const LABELS: Record<Role, string> = { owner: 'Owner', editor: 'Editor', moderator: 'Moderator', shop: 'Shop' }

export const roleOptions = (Object.keys(LABELS) as Role[]).map((value) => ({ value, label: LABELS[value] }))

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
