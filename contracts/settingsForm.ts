import { z } from 'zod'
import { amountSchema } from './ids.ts'
import { planSchema } from './people.ts'
import { SETTINGS, type SettingKey } from './settings.ts'

const keys = Object.keys(SETTINGS) as SettingKey[]
const editable = keys.filter((key) => SETTINGS[key].kind !== 'hidden')

export const settingValuesSchema = z.record(z.enum(keys), z.string())

/** Values as text; amounts in whole cents, lists with commas. */
export const changeSettingsInput = z.partialRecord(z.enum(editable), z.string('Please enter a value').trim().max(2000))

export const memberPricesSchema = z.array(
  z.object({
    plan: planSchema,
    price: amountSchema,
    members: z.number().int(),
    /** New members pay it. */
    isOffered: z.boolean(),
  }),
)
export type MemberPrices = z.infer<typeof memberPricesSchema>

export const moveMembersInput = z.strictObject({
  plan: planSchema,
  /** The price that was confirmed. */
  price: amountSchema,
})
export const movedMembersSchema = z.object({ members: z.number().int() })
