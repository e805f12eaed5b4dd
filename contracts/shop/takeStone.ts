import { z } from 'zod'
import { plainSecretCode, secretCodePattern } from '../shared/secretCode.ts'
import { MAX_SECRET_CODE } from '../shared/textLimits.ts'

/** Apart from what the pages of owners load. */
export const takeStoneInput = z.strictObject({
  code: z
    .string('Please enter the code of the stone')
    .max(MAX_SECRET_CODE, 'That is too long for a code')
    .meta({ examples: ['STONE-ABCD-EFGH-JKLM-NPQR'] })
    .transform(plainSecretCode)
    .pipe(z.string().regex(secretCodePattern('STONE'), 'The code looks like STONE-XXXX-XXXX-XXXX-XXXX')),
})
