import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/content/posts.ts'
import { readGuess, readPlayableGuess, saveGuess } from '#contracts/routes/community/guesses.ts'
import { readQuery } from '../../../lib/readQuery.ts'

const paramsOf = (id: Post['id']) => ({ params: { id: String(id) } })

export const guessQuery = (id: Post['id']) => readQuery(readGuess, paramsOf(id))

export const playableGuessQuery = readQuery(readPlayableGuess, {})

export function useSaveGuess(id: Post['id']) {
  const queryClient = useQueryClient()
  const { queryKey } = guessQuery(id)
  return useMutation({
    mutationFn: (optionId: string) => call(saveGuess, { ...paramsOf(id), input: { optionId } }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    // It may have closed meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
