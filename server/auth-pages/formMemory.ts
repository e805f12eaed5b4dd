import { parse } from 'cookie'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { cookieNames } from '#contracts/cookies.ts'
import { env } from '#env'

const filledSchema = z
  .object({ email: z.string().max(254), firstName: z.string().max(80), lastName: z.string().max(80) })
  .partial()

/** Never a password. */
export type Filled = z.infer<typeof filledSchema>

const options = (isSecure: boolean) => ({ httpOnly: true, secure: isSecure, sameSite: 'lax' as const, path: '/' })

/** For two minutes. */
export function rememberForm(request: Request, response: Response): void {
  const names = cookieNames(env().SITE_URL)
  const fields = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
  const filled = filledSchema.safeParse(Object.fromEntries(fields))
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
