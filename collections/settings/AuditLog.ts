import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout.ts'
import { readableWith } from '../access/rules.ts'
import { cells } from '../fields/cells.ts'
import { listFilters } from '../fields/listFilters.ts'
import { roleOptions } from '../fields/roleField.ts'
import { internalField } from '../fields/internalField.ts'

/** The audit log. A database trigger rejects updates and deletes. */
export const AuditLog: CollectionConfig = {
  slug: 'employee-changes',
  labels: { singular: 'Change', plural: 'Changes' },
  admin: {
    hidden: hiddenWithout('readAudit'),
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'employee', 'role', 'what', 'subject', 'details'],
    listSearchableFields: ['subject', 'what'],
    components: {
      beforeListTable: [
        listFilters('Filter changes', [
          { label: 'All', where: null },
          { label: 'Orders and money', where: '[kind][equals]=orders' },
          { label: 'Posts', where: '[kind][equals]=posts' },
          { label: 'Comments', where: '[kind][equals]=comments' },
          { label: 'People', where: '[kind][equals]=users' },
          { label: 'Shop', where: '[kind][in]=merchandise,products' },
          { label: 'Settings', where: '[kind][equals]=site-settings' },
          { label: 'Exports', where: '[kind][equals]=exports' },
        ]),
      ],
    },
    description: 'Who changed or exported what, and when. No one can edit this list. It goes back two years.',
  },
  defaultSort: '-createdAt',
  access: readableWith('readAudit'),
  indexes: [{ fields: ['kind', 'subjectId', 'createdAt'] }],
  fields: [
    {
      name: 'employee',
      label: 'Who',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { components: cells.relation },
    },
    { name: 'role', label: 'Role at the time', type: 'select', options: roleOptions },
    { name: 'what', label: 'Action', type: 'text', required: true },
    { name: 'subject', label: 'Subject', type: 'text', admin: { components: cells.subject } },
    { name: 'details', label: 'Before → after', type: 'json', admin: { components: cells.details } },
    { name: 'kind', type: 'text', required: true, admin: { hidden: true } },
    { name: 'subjectId', type: 'text', admin: { hidden: true } },
    // The account whose data the entry contains; deleted with it.
    internalField({ name: 'about', type: 'relationship', relationTo: 'users', index: true }),
    {
      name: 'apiKey',
      label: 'With the API key',
      type: 'text',
      admin: { position: 'sidebar', condition: ({ apiKey }) => Boolean(apiKey) },
    },
    {
      name: 'requestId',
      label: 'Request id, as in the log',
      type: 'text',
      admin: { position: 'sidebar', condition: ({ requestId }) => Boolean(requestId) },
    },
  ],
}
