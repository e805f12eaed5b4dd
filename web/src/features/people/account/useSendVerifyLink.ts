import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { sendVerifyLink } from '#contracts/routes/people/auth.ts'

/** @param redirect where its link leads on. */
export const useSendVerifyLink = (redirect?: string) =>
  useMutation({ mutationFn: () => call(sendVerifyLink, { input: { ...(redirect && { redirect }) } }) })
