import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '#contracts/routes/people/passkeys.ts'
import { fetchChunk } from '../../../lib/fetchChunk.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const passkeysQuery = readQuery(listPasskeys, {})

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}

/** Asks the browser for a passkey and stores it. */
export function useAddPasskey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(passkeyOptions, {})
      const { startRegistration } = await fetchChunk(() => import('@simplewebauthn/browser'))
      const { id, rawId, type, response } = await startRegistration({ optionsJSON })
      const { clientDataJSON, attestationObject, transports } = response
      return call(addPasskey, {
        input: { response: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } } },
      })
    },
    onSuccess: refresh,
  })
}

export function useRenamePasskey(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (name: string) => call(renamePasskey, { params: { id }, input: { name } }),
    onSuccess: refresh,
  })
}

export function useRemovePasskey(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(removePasskey, { params: { id } }),
    // After an error, too: another device may have removed it.
    onSettled: refresh,
  })
}
