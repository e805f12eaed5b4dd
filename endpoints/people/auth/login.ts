import * as routes from '#contracts/routes/people/auth.ts'
import { signIn } from '#domain/people/people/signIn.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { completeSignIn } from './completeSignIn.ts'
import { redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { withFormRedirect } from './withFormRedirect.ts'
import { presentUser } from './presentUser.ts'

export const login = implement(routes.login, (req, { input }) => signInWith(req, input, { page: '/api/login' }))

/** The same for another page. Checks that the person is an employee only after the password was right. */
export const employeeLogin = implement(routes.employeeLogin, (req, { input }) =>
  signInWith(
    req,
    { ...input, redirect: input.redirect || '/admin' },
    { page: '/api/employee-login', isForEmployees: true },
  ),
)

type Credentials = { email: string; password: string; redirect?: string | undefined }

function signInWith(
  req: HttpReq,
  input: Credentials,
  { page, isForEmployees = false }: { page: string; isForEmployees?: boolean },
) {
  const redirect = safeRedirect(input.redirect)
  return withFormRedirect(req, { page, redirect }, async () => {
    const account = await signIn(req, input.email, input.password)
    if (isForEmployees && !account.isEmployee) throw new AppError('employees_only')
    const user = await completeSignIn(req, account, redirect)
    return req.web.isForm ? redirectAfterSignIn(req, user, redirect) : { user: presentUser(user) }
  })
}
