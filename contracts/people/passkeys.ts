import { z } from 'zod'
import { rowIdSchema, timeSchema } from '../shared/ids.ts'
import { currentUserSchema, PRINTABLE } from './people.ts'
import { visibleText } from '../shared/visibleText.ts'

export const MAX_PASSKEYS = 20

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const credentialSchema = z.object({ id: base64url(1400), type: z.literal('public-key') })

/** A passkey, as its owner sees it. */
export const passkeySchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>
export const passkeyListSchema = z.array(passkeySchema)

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyOptionsAnswer = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(credentialSchema.extend({ transports: z.array(transportSchema) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyOptions = z.infer<typeof passkeyOptionsAnswer>

/** `RegistrationResponseJSON` of WebAuthn; browsers send more, which is not read. */
export const addPasskeyInput = z.strictObject({
  response: credentialSchema.extend({
    rawId: base64url(1400),
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(40_000),
      /** Unknown ones are left out. */
      transports: z
        .array(z.string().max(40))
        .max(20)
        .default([])
        .transform((all) => all.flatMap((one) => transportSchema.safeParse(one).data ?? [])),
    }),
  }),
})
export type NewPasskey = z.output<typeof addPasskeyInput>['response']

export const renamePasskeyInput = z.strictObject({
  name: visibleText('Please enter a name', 60).regex(PRINTABLE, 'That name contains characters that aren’t allowed'),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyLoginOptionsAnswer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})

/** `AuthenticationResponseJSON` of WebAuthn; browsers send more, which is not read. */
export const passkeyLoginInput = z.strictObject({
  response: credentialSchema.extend({
    rawId: base64url(1400),
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(100).nullish(),
    }),
  }),
  redirect: z.string().max(2000).optional(),
})
export type PasskeySignIn = z.output<typeof passkeyLoginInput>['response']

/** `redirect` is where the browser goes next. */
export const passkeyLoginAnswer = z.object({ user: currentUserSchema, redirect: z.string() })
