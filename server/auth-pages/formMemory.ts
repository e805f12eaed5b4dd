import type { Request, Response } from 'express'
import { z } from 'zod'
import { cookieNames } from '#contracts/cookies.ts'
import { env } from '#env'
import { readCookies } from '../http/readCookies.ts'

const filledSchema = z
  .object({ email: z.string().max(254), firstName: z.string().max(80), lastName: z.string().max(80) })
  .partial()

/** What somebody typed into a form that comes back; never a password. */
export type Filled = z.infer<typeof filledSchema>

const options = (isSecure: boolean) => ({ httpOnly: true, secure: isSecure, sameSite: 'lax' as const, path: '/' })

/** Keeps what was typed for the one page that shows the form again; in the visitor's own browser, for two minutes. */
export function rememberForm(request: Request, response: Response): void {
  const names = cookieNames(env().SITE_URL)
  const fields = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
  const filled = filledSchema.safeParse(Object.fromEntries(fields))
  if (!filled.success) return
  const value = Buffer.from(JSON.stringify(filled.data)).toString('base64url')
  response.cookie(names.form, value, { ...options(names.isSecure), maxAge: 120_000 })
}

/** What was typed, once. */
export function recallForm(request: Request, response: Response): Filled {
  const names = cookieNames(env().SITE_URL)
  const value = readCookies(request.headers.cookie).get(names.form)
  if (!value) return {}
  response.clearCookie(names.form, options(names.isSecure))
  try {
    return filledSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}
