import { useEffect, useState } from 'react'
import { withStorage } from '../../lib/browserStorage.ts'
import { Notice } from '../Notice.tsx'
import { t } from '../../lib/text.ts'

/** The shape in which `tus-js-client` stores it. */
const STORED = 'tus::'

/** After a reload: the files to choose again, because a page can't open them itself. */
export function UnfinishedUploads({ extensions }: { extensions: readonly string[] }) {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const isAny = withStorage(() => Object.keys(localStorage).some((key) => key.startsWith(STORED)))
    if (!isAny) return
    let isShown = true
    // Without this list, choosing the file again still continues its upload.
    void import('../../lib/upload/resumable.ts')
      .then(({ unfinishedNames }) => unfinishedNames())
      .then((found) => isShown && setNames(found))
      .catch(() => undefined)
    return () => void (isShown = false)
  }, [])
  const accepted = names.filter((name) => extensions.some((extension) => name.toLowerCase().endsWith(extension)))
  return accepted.map((name) => (
    <Notice key={name} role="status" title={t('“{name}” isn’t uploaded completely', { name })}>
      {t('Choose the same file again to continue where it stopped.')}
    </Notice>
  ))
}
