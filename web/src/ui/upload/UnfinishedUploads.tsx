import { useEffect, useState } from 'react'
import { withStorage } from '../../lib/browserStorage.ts'
import { Notice } from '../Notice.tsx'

/** As `tus-js-client` names what it stores. */
const STORED = 'tus::'

/** After a reload: which files to choose again, because a page can't. */
export function UnfinishedUploads({ extensions }: { extensions: readonly string[] }) {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const isAny = withStorage(() => Object.keys(localStorage).some((key) => key.startsWith(STORED)))
    if (!isAny) return
    let isShown = true
    // Without it, choosing the file again continues all the same.
    void import('../../lib/upload/resumable.ts')
      .then(({ unfinishedNames }) => unfinishedNames())
      .then((found) => isShown && setNames(found))
      .catch(() => undefined)
    return () => void (isShown = false)
  }, [])
  const accepted = names.filter((name) => extensions.some((extension) => name.toLowerCase().endsWith(extension)))
  return accepted.map((name) => (
    <Notice key={name} role="status" title={`“${name}” isn’t uploaded completely`}>
      Choose the same file again to continue where it stopped.
    </Notice>
  ))
}
