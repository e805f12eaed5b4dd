import { currentUserSchema } from '#contracts/people.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { presentUser } from './presentUser.ts'

export const currentUser = defineEndpoint({
  method: 'GET',
  path: '/auth/user',
  who: 'signedIn',
  output: currentUserSchema,
  run: async ({ user }) => presentUser(user),
})
