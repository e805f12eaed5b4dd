import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { sendVerifyLink } from '#contracts/routes/auth.ts'

export const useSendVerifyLink = () => useMutation({ mutationFn: () => call(sendVerifyLink, { input: {} }) })
