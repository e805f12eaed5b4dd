import * as routes from '#contracts/routes/people/auth.ts'
import { implement } from '../../implement.ts'
import { presentUser } from './presentUser.ts'

export const currentUser = implement(routes.currentUser, async ({ user }) => presentUser(user))
