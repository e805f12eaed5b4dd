import { z } from 'zod'
import { amountSchema } from '../shared/ids.ts'
import { planSchema } from '../people/people.ts'
import { SETTINGS, type SettingKey } from './settings.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

const keys = Object.keys(SETTINGS) as SettingKey[]
const editable = keys.filter((key) => SETTINGS[key].kind !== 'hidden')

export const settingValuesSchema = z
  .record(z.enum(keys), z.string())
  .meta({ examples: [Object.fromEntries(keys.map((key) => [key, SETTINGS[key].value]))] })

/** Values as text; amounts in whole cents, lists with commas. */
const value = z.string('Please enter a value').trim().max(2000, TOO_LONG).optional()
// A strict object, because a record would accept `__proto__`.
export const changeSettingsInput = z.strictObject(
  Object.fromEntries(editable.map((key) => [key, value])) as Record<(typeof editable)[number], typeof value>,
)

export const memberPricesSchema = z.array(
  z.object({
    plan: planSchema,
    price: amountSchema,
    members: z.number().int(),
    /** Of them, those who are to pay the price offered now from a later renewal on. */
    moving: z.number().int(),
    /** They came from another program, at a price of their own. */
    isAdopted: z.boolean(),
    /** New members pay it. */
    isOffered: z.boolean(),
  }),
)
export type MemberPrices = z.infer<typeof memberPricesSchema>

export const moveMembersInput = z.strictObject({
  plan: planSchema,
  /** The price that the owner confirmed. */
  price: amountSchema,
  /** Also members who came from another program; without it they keep their price. */
  withAdopted: z.boolean().optional(),
})
export const movedMembersSchema = z.object({ members: z.number().int() })
