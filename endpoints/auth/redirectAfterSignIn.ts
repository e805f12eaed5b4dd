import type { Actor } from '#domain/people/findActor.ts'
import { redirectTo, type HttpResult } from '../HttpResult.ts'
import { pageAfterSignIn } from './pageAfterSignIn.ts'

/** Redirects a form after sign-in. */
export const redirectAfterSignIn = (user: Actor, redirect: string): HttpResult =>
  redirectTo(pageAfterSignIn(user, redirect))
