import type { CollectionConfig } from 'payload'
import { cookieNames } from '#contracts/cookies.ts'
import { env } from '#env'
import { endMailedLinks, followEmail } from '#hooks/users/followEmail.ts'
import { giveHandle } from '#hooks/users/giveHandle.ts'
import { awaitEmployees, keepAnEmployee } from '#hooks/users/keepAnEmployee.ts'
import { refusePassword } from '#hooks/users/refusePassword.ts'
import { editable } from './access/editable.ts'
import { nobody } from './access/nobody.ts'
import { mayUsePanel } from './access/mayUsePanel.ts'
import { machineField } from './fields/machineField.ts'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    group: 'Community',
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'isEmployee', 'createdAt'],
    description: 'Everybody with an account. Membership itself is under Subscriptions.',
  },
  auth: {
    useSessions: true,
    tokenExpiration: 12 * 60 * 60,
    // Our own delays guard sign-in; a lock-out would let anybody lock a stranger out.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    forgotPassword: { minRequestInterval: 0 },
    cookies: { secure: cookieNames(env().SITE_URL).isSecure, sameSite: 'Lax' },
  },
  // Deleting somebody has to end their subscription first; that is not a button in a list.
  access: { ...editable, delete: nobody, admin: mayUsePanel },
  hooks: {
    beforeValidate: [refusePassword],
    beforeChange: [giveHandle, followEmail, awaitEmployees],
    afterChange: [endMailedLinks, keepAnEmployee],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', required: true, maxLength: 80 },
        { name: 'lastName', type: 'text', required: true, maxLength: 80 },
      ],
    },
    {
      name: 'isEmployee',
      label: 'Employee',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Employees publish, run the shop and use this panel.' },
    },
    {
      name: 'complimentaryUntil',
      label: 'Complimentary membership until',
      type: 'date',
      admin: { position: 'sidebar', description: 'Full access without a payment until this moment.' },
    },
    {
      name: 'commentsMuted',
      label: 'Muted in comments',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Cannot comment; keeps the videos.' },
    },
    machineField({
      name: 'commentsTrusted',
      label: 'Has an approved comment',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar' },
    }),
    machineField({
      name: 'handle',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    machineField({ name: 'cardCustomerId', label: 'Customer at the card provider', type: 'text', unique: true }),
    machineField({ name: 'trialUsedAt', label: 'Used the free trial', type: 'date' }),
    machineField({ name: 'normalisedEmail', type: 'text', index: true, admin: { hidden: true } }),
    machineField({ name: 'closedAt', label: 'Account deleted', type: 'date', index: true }),
    machineField({ name: 'emailVerifiedAt', label: 'E-mail confirmed', type: 'date' }),
  ],
}
