import { useEffect, useState } from 'react'
import { useText } from '../../platform/view/useText.ts'
import type { PostKind } from './postKinds.tsx'
import { listStarted, type StartedUpload } from './startedUploads.ts'

/** Offers to continue uploads whose page was left. A page can't reopen a file, so the employee chooses it again. */
export function StartedUploads({ onContinue }: { onContinue: (kind: PostKind) => void }) {
  const t = useText()
  const [started, setStarted] = useState<StartedUpload[]>([])
  useEffect(() => {
    let isShown = true
    // Without this list, choosing the file again still continues its upload.
    void listStarted().then(
      (found) => isShown && setStarted(found),
      () => undefined,
    )
    return () => void (isShown = false)
  }, [])
  return started.map(({ name, percent }) => (
    <div key={name} className="begin-post__started" role="status">
      {percent === null ? (
        <p>
          {t(
            'The upload of “{name}” has ended: the site keeps an unfinished file for a day. Choose it again to start over.',
            { name },
          )}
        </p>
      ) : (
        <>
          <p>
            {t('“{name}” isn’t uploaded completely: {percent} % is here. Choose the same file again to continue.', {
              name,
              percent,
            })}
          </p>
          <button type="button" onClick={() => onContinue(isPicture(name) ? 'gallery' : 'film')}>
            {t('Continue')}
          </button>
        </>
      )}
    </div>
  ))
}

const isPicture = (name: string): boolean => /\.(jpe?g|png|webp)$/i.test(name)
