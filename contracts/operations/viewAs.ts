import { z } from 'zod'

/** As whom an employee looks at the site. */
export const VIEWERS = ['visitor', 'member', 'subscriber'] as const
export type ViewAs = (typeof VIEWERS)[number]

/** Until then the site looks like that; then an employee sees it as always. */
export const VIEW_AS_MINUTES = 60

export const viewAsInput = z.strictObject({
  as: z.enum(['self', ...VIEWERS], 'Please choose as whom to look at the site.'),
  /** An own path. */
  redirect: z.string().optional(),
})
