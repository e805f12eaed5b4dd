import * as routes from '#contracts/routes/auth.ts'
import { signIn } from '#domain/people/signIn.ts'
import { ShopError } from '#domain/ShopError.ts'
import { implement } from '../implement.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { enter } from './enter.ts'
import { formFailure } from './formFailure.ts'
import { goInside } from './goInside.ts'
import { presentUser } from './presentUser.ts'

export const login = implement(routes.login, async (req, { input }) => {
  const redirect = safeRedirect(input.redirect)
  try {
    const account = await signIn(req, input.email, input.password)
    const user = await enter(req, account, redirect)
    return req.web.isForm ? goInside(user, redirect) : { user: presentUser(user) }
  } catch (error) {
    if (req.web.isForm && error instanceof ShopError) return formFailure('/api/login', error, redirect)
    throw error
  }
})

/** The same door with another sign on it; who is no employee is told so after the password was right. */
export const employeeLogin = implement(routes.employeeLogin, async (req, { input }) => {
  const redirect = input.redirect ? safeRedirect(input.redirect) : '/admin'
  try {
    const account = await signIn(req, input.email, input.password)
    if (!account.isEmployee) throw new ShopError('employees_only')
    const user = await enter(req, account, redirect)
    return req.web.isForm ? goInside(user, redirect) : { user: presentUser(user) }
  } catch (error) {
    if (req.web.isForm && error instanceof ShopError) return formFailure('/api/employee-login', error, redirect)
    throw error
  }
})
