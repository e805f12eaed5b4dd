import { z } from 'zod'
import { plainSecretCode, secretCodePattern } from '../shared/secretCode.ts'
import { MAX_SECRET_CODE } from '../shared/textLimits.ts'

/** Apart from what the pages of gifts load. */
export const redeemGiftInput = z.strictObject({
  code: z
    .string('Please enter the code from your email')
    .max(MAX_SECRET_CODE, 'That is too long for a code')
    .meta({ examples: ['HUNT-ABCD-EFGH-JKLM-NPQR'] })
    .transform(plainSecretCode)
    .pipe(z.string().regex(secretCodePattern('HUNT'), 'The code looks like HUNT-XXXX-XXXX-XXXX-XXXX')),
})
