'use client'
import { Gutter, useStepNav } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { PlainTitle } from '../../platform/view/PlainTitle.tsx'
import { useText } from '../../platform/view/useText.ts'
import { BeginWithFiles } from './BeginWithFiles.tsx'
import { BeginWithText } from './BeginWithText.tsx'
import { POST_KINDS, type PostKind } from './postKinds.tsx'
import { StartedUploads } from './StartedUploads.tsx'

/** In place of the form of a new post: asks what it is, and begins with the files or with the text. */
export function BeginPost() {
  const t = useText()
  const [kind, setKind] = useState<PostKind | null>(null)
  const { setStepNav } = useStepNav()
  const [postsLabel, newLabel] = [t('Posts'), t('New post')]
  useEffect(() => {
    setStepNav([{ label: postsLabel, url: '/cms/collections/posts' }, { label: newLabel }])
  }, [setStepNav, postsLabel, newLabel])
  return (
    <Gutter className="begin-post">
      <PlainTitle />
      <p>{t('It stays a draft until you press “Publish…”. Only you and your team see it.')}</p>
      <StartedUploads onContinue={setKind} />
      <div className="begin-post__kinds" role="group" aria-label={t('What do you want to make?')}>
        {(Object.keys(POST_KINDS) as PostKind[]).map((name) => {
          const { label, says, icon } = POST_KINDS[name]
          return (
            <button key={name} type="button" aria-pressed={kind === name} onClick={() => setKind(name)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {icon}
              </svg>
              <strong>{t(label)}</strong>
              <span>{t(says)}</span>
            </button>
          )
        })}
      </div>
      {kind === 'story' && <BeginWithText />}
      {(kind === 'film' || kind === 'gallery') && <BeginWithFiles key={kind} kind={kind} />}
    </Gutter>
  )
}
