import { z } from 'zod'
import { LANGUAGES } from '../shared/languages.ts'
import { mailStopSchema } from '../platform/mailStops.ts'
import { timeSchema } from '../shared/ids.ts'
import { emailSchema } from '../shared/emailSchema.ts'
import { firstNameSchema, lastNameSchema, passwordSchema } from './people.ts'
import { MAX_PASSWORD, MAX_PROOF_CODE } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

/** A session, as its owner sees it. */
const sessionSchema = z.object({
  id: z.string(),
  /** "Firefox on Linux", in English. */
  device: z.string(),
  browser: z.string().nullable(),
  /** "Linux", "iPhone". */
  system: z.string().nullable(),
  network: z.string(),
  signedInAt: timeSchema,
  endsAt: timeSchema,
  /** The session of the request. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>
export const sessionListSchema = z.array(sessionSchema)

/** How an account is protected, as employees see it. */
export const securitySchema = z.object({
  isSecondFactorOn: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Whether it is the employee's own account. */
  isOwn: z.boolean(),
  sessions: sessionListSchema,
  /** Whether the employee has confirmed their password or code within the last 10 minutes. */
  hasRecentProof: z.boolean(),
})
export type Security = z.infer<typeof securitySchema>

/** An authenticator code or a recovery code, as people type them. */
const code = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(MAX_PROOF_CODE, 'That isn’t a valid code')
/** Empty for an account without a password. */
const password = z.string().max(MAX_PASSWORD, TOO_LONG).default('')
const redirect = z.string().optional()

/** A code where two-step sign-in is on, otherwise the password. */
export const confirmPasswordInput = z.strictObject({
  password,
  code: z.string().trim().max(MAX_PROOF_CODE, 'That isn’t a valid code').default(''),
  redirect,
})
export const codeInput = z.strictObject({ code })
export const beginSecondFactorInput = z.strictObject({ redirect })
export const beginSecondFactorAnswer = z.object({
  secret: z.string(),
  /** Content of the QR code: `otpauth://totp/…`. */
  address: z.string(),
})
export const confirmSecondFactorInput = z.strictObject({ code, password, redirect })
/** For turning it off and for new recovery codes. */
export const secondFactorProof = z.strictObject({ code, password })
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

/** What the account page shows beside the person who is signed in. */
export const ownAccountSchema = z.object({
  memberSince: timeSchema,
  isEmailConfirmed: z.boolean(),
  /** Why optional emails have stopped, until the address is confirmed again. */
  mailStop: mailStopSchema.nullable(),
  /** A new address whose link was not opened yet. */
  pendingEmail: z.string().nullable(),
  /** False for somebody who has only signed in elsewhere. */
  hasPassword: z.boolean(),
  isSecondFactorOn: z.boolean(),
  /** Of your emails. */
  language: z.enum(LANGUAGES),
})
export type OwnAccount = z.infer<typeof ownAccountSchema>

export const changeNameInput = z.strictObject({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  /** Of your emails; without it, it stays as it is. */
  language: z.enum(LANGUAGES).optional(),
})
export type PersonName = z.infer<typeof changeNameInput>

export const changePasswordInput = z.strictObject({ currentPassword: password, password: passwordSchema })
export type PasswordChange = z.infer<typeof changePasswordInput>

/** The code where two-step sign-in is on. */
export const changeEmailInput = z.strictObject({
  email: emailSchema,
  password,
  code: z.string().trim().max(MAX_PROOF_CODE, 'That isn’t a valid code').optional(),
})

export type EmailChange = z.input<typeof changeEmailInput>

export const replyEmailsSchema = z.strictObject({ on: z.boolean() })
export const mentionEmailsSchema = z.strictObject({ on: z.boolean() })
