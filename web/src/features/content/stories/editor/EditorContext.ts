import { createContext, use, useEffect, useId } from 'react'

type Editing = { setBusy: (id: string, isBusy: boolean) => void }

export const EditorContext = createContext<Editing>({
  setBusy: () => undefined,
})

/** @param onChange hears whether any part is busy. */
export function countBusy(onChange: (isBusy: boolean) => void): Editing {
  const busy = new Set<string>()
  return {
    setBusy: (id, isBusy) => {
      if (isBusy) busy.add(id)
      else busy.delete(id)
      onChange(busy.size > 0)
    },
  }
}

/** Tells the form that an upload of the story is still running. */
export function useBusy(isBusy: boolean) {
  const id = useId()
  const { setBusy } = use(EditorContext)
  useEffect(() => {
    setBusy(id, isBusy)
    return () => setBusy(id, false)
  }, [id, isBusy, setBusy])
}
