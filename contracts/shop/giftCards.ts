import { z } from 'zod'
import { plainSecretCode, secretCodePattern } from '../shared/secretCode.ts'
import { MAX_SECRET_CODE } from '../shared/textLimits.ts'

export const applyGiftCardInput = z.strictObject({
  code: z
    .string('Please enter the code of the gift card')
    .max(MAX_SECRET_CODE, 'That is too long for a gift card')
    .meta({ examples: ['GIFT-ABCD-EFGH-JKLM-NPQR'] })
    .transform(plainSecretCode)
    .pipe(z.string().regex(secretCodePattern('GIFT'), 'A gift card’s code looks like GIFT-XXXX-XXXX-XXXX-XXXX')),
})
