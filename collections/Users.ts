import type { CollectionConfig } from 'payload'
import { cookieNames } from '#contracts/cookies.ts'
import { env } from '#env'
import { askAgain } from '#hooks/users/askAgain.ts'
import { endMailedLinks, followEmail } from '#hooks/users/followEmail.ts'
import { giveHandle } from '#hooks/users/giveHandle.ts'
import { endSessionsOnNewPassword } from '#hooks/users/endSessionsOnNewPassword.ts'
import { keepAnEmployee } from '#hooks/users/keepAnEmployee.ts'
import { refusePassword } from '#hooks/users/refusePassword.ts'
import { rejectNonTextEmail } from '#hooks/users/rejectNonTextEmail.ts'
import { sessionEndpoints } from '#hooks/users/sessionEndpoints.ts'
import { sessionStrategy } from '#hooks/users/sessionStrategy.ts'
import { tellOwner } from '#hooks/users/tellOwner.ts'
import { editable } from './access/editable.ts'
import { nobody } from './access/nobody.ts'
import { mayUsePanel } from './access/mayUsePanel.ts'
import { cells } from './fields/cells.ts'
import { machineField } from './fields/machineField.ts'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    group: 'Members',
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'complimentaryUntil', 'isEmployee', 'createdAt'],
    listSearchableFields: ['email', 'firstName', 'lastName', 'handle'],
    description: 'Everyone with an account. Memberships shows who pays.',
  },
  defaultSort: '-createdAt',
  auth: {
    // Sessions are rows of our own table. Here they would be part of the person, written back with every change.
    useSessions: false,
    strategies: [sessionStrategy],
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
    beforeValidate: [rejectNonTextEmail, askAgain, refusePassword],
    beforeChange: [giveHandle, followEmail],
    afterChange: [endMailedLinks, endSessionsOnNewPassword, keepAnEmployee, tellOwner],
  },
  endpoints: sessionEndpoints,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'firstName', label: 'First name', type: 'text', required: true, maxLength: 80 },
        { name: 'lastName', label: 'Last name', type: 'text', required: true, maxLength: 80 },
      ],
    },
    {
      name: 'isEmployee',
      label: 'Employee',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Can do everything in this panel: publish, refund, and make others employees.',
        components: cells.yes,
      },
    },
    {
      name: 'complimentaryUntil',
      label: 'Complimentary membership until',
      type: 'date',
      admin: {
        position: 'sidebar',
        description:
          'Full subscriber access without payment, including the discount, until this time. Clear it to end the access immediately. A running subscription is still charged.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      name: 'commentsMuted',
      label: 'Muted in comments',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Can’t comment, but can still watch videos.', components: cells.yes },
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
    {
      name: 'security',
      type: 'ui',
      admin: { components: { Field: '/cms/components/people/Security.tsx#Security' } },
    },
    machineField({ name: 'cardCustomerId', label: 'Customer at the card provider', type: 'text', unique: true }),
    machineField({ name: 'trialUsedAt', label: 'Used the free trial', type: 'date' }),
    machineField({ name: 'normalisedEmail', type: 'text', index: true, admin: { hidden: true } }),
    machineField({ name: 'closedAt', label: 'Account deleted', type: 'date', index: true }),
    machineField({ name: 'emailVerifiedAt', label: 'Email confirmed', type: 'date' }),
  ],
}
