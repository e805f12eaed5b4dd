import type { CollectionConfig } from 'payload'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { env } from '#env'
import { composePassword } from './composePassword.ts'
import { confirmAccountChange } from './confirmAccountChange.ts'
import { endMailedLinks, unconfirmChangedEmail } from './unconfirmChangedEmail.ts'
import { assignHandle } from './assignHandle.ts'
import { endSessionsOnNewPassword } from './endSessionsOnNewPassword.ts'
import { refuseOwnRole } from './refuseOwnRole.ts'
import { rejectNonTextEmail } from './rejectNonTextEmail.ts'
import { requireOneOwner } from './requireOneOwner.ts'
import { validatePassword } from './validatePassword.ts'
import { sessionEndpoints } from './sessionEndpoints.ts'
import { sessionStrategy } from './sessionStrategy.ts'
import { notifyOwner } from './notifyOwner.ts'
import { fieldWith } from '../../access/fieldWith.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { mayUsePanel } from '../../access/mayUsePanel.ts'
import { usersAccess } from './usersAccess.ts'
import { cells } from '../../fields/cells.ts'
import { roleField } from '../../fields/roleField.ts'
import { languageField } from '../../fields/languageField.ts'
import { factField } from '../../fields/factField.ts'
import { internalField } from '../../fields/internalField.ts'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    hidden: hiddenWithout('readMembers'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'complimentaryUntil', 'role', 'createdAt'],
    listSearchableFields: ['email', 'firstName', 'lastName', 'handle'],
    description: 'Everyone with an account. Memberships shows who pays.',
    components: { beforeListTable: ['/cms/components/people/people/InviteEmployee.tsx#InviteEmployee'] },
  },
  defaultSort: '-createdAt',
  auth: {
    // Sessions have their own table; as part of the user every save would write them back.
    useSessions: false,
    strategies: [sessionStrategy],
    tokenExpiration: 12 * 60 * 60,
    // The site's own rate limits guard sign-in; a lock-out would let anyone lock an account.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    forgotPassword: { minRequestInterval: 0 },
    cookies: { secure: cookieNames(env().SITE_URL).isSecure, sameSite: 'Lax' },
  },
  access: { ...usersAccess, admin: mayUsePanel },
  hooks: {
    beforeOperation: [refuseOwnRole, composePassword],
    beforeValidate: [rejectNonTextEmail, confirmAccountChange, validatePassword],
    beforeChange: [assignHandle, unconfirmChangedEmail],
    afterChange: [endMailedLinks, endSessionsOnNewPassword, requireOneOwner, notifyOwner],
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
    roleField,
    {
      name: 'complimentaryUntil',
      label: 'Complimentary membership until',
      type: 'date',
      access: fieldWith('changeMembers'),
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
      access: fieldWith('changeMembers'),
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Can’t comment, but can still watch videos.', components: cells.yes },
    },
    factField({
      name: 'commentsTrusted',
      label: 'Has an approved comment',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { position: 'sidebar' },
    }),
    factField({
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
      admin: { components: { Field: '/cms/components/people/people/Security.tsx#Security' } },
    },
    // One open account has it: see `users_one_customer`. A closed one keeps it, for refunds.
    factField({ name: 'cardCustomerId', label: 'Customer at the card provider', type: 'text', index: true }),
    factField({ name: 'trialUsedAt', label: 'Used the free trial', type: 'date' }),
    internalField({ name: 'normalizedEmail', type: 'text', index: true }),
    factField({ name: 'closedAt', label: 'Account deleted', type: 'date', index: true }),
    internalField({ name: 'keepsPositions', type: 'checkbox', required: true, defaultValue: true }),
    internalField({ name: 'replyEmails', type: 'checkbox', required: true, defaultValue: true }),
    internalField({ name: 'mentionEmails', type: 'checkbox', required: true, defaultValue: true }),
    factField({ name: 'emailVerifiedAt', label: 'Email confirmed', type: 'date' }),
    factField({ ...languageField(), label: 'Language of emails', admin: { position: 'sidebar' } }),
  ],
}
