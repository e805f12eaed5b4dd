import type { CollectionBeforeValidateHook } from 'payload'
import type { SiteSetting } from '../../../payload-types.ts'
import { requireProof } from '../../../hooks/requireProof.ts'

/** Turning off employees' two-step sign-in requires a recent confirmation. */
export const confirmWeakerSetting: CollectionBeforeValidateHook<SiteSetting> = async ({ data, originalDoc, req }) => {
  const key = data?.key ?? originalDoc?.key
  const value = data?.value ?? originalDoc?.value
  const wasOff = originalDoc?.key === key && originalDoc?.value === 'off'
  if (key === 'second_factor_required' && value === 'off' && !wasOff) await requireProof(req)
  return data
}
