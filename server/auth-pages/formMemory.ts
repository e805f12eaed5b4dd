import { parse } from 'cookie'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { env } from '#env'

const filledSchema = z
  .object({ email: z.string().max(254), firstName: z.string().max(80), lastName: z.string().max(80) })
  .partial()

/** Never a password. */
export type Filled = z.infer<typeof filledSchema>

const options = (isSecure: boolean) => ({ httpOnly: true, secure: isSecure, sameSite: 'lax' as const, path: '/' })

const carriedSchema = z.object({ redirect: z.string().max(500), visit: z.string().max(2000) }).partial()

/** What the form's page needs in its address again. */
export function carriedFields(request: Request): Record<string, string> {
  const carried = carriedSchema.safeParse(fieldsOf(request))
  return carried.success ? carried.data : {}
}

const fieldsOf = ({ body }: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : ''))

/** For two minutes. */
export function rememberForm(request: Request, response: Response): void {
  const names = cookieNames(env().SITE_URL)
  const filled = filledSchema.safeParse(fieldsOf(request))
  if (!filled.success) return
  const value = Buffer.from(JSON.stringify(filled.data)).toString('base64url')
  response.cookie(names.form, value, { ...options(names.isSecure), maxAge: 120_000 })
}

export function recallForm(request: Request, response: Response): Filled {
  const names = cookieNames(env().SITE_URL)
  const value = parse(request.headers.cookie ?? '')[names.form]
  if (!value) return {}
  response.clearCookie(names.form, options(names.isSecure))
  try {
    return filledSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
