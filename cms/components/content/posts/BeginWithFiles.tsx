import { Button, Dropzone } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { BYTES, MAX_GALLERY_IMAGES } from '#contracts/shared/constants.ts'
import { msg, type Translate } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
import { POST_KINDS, type PostKind } from './postKinds.tsx'
import { titleOf } from './titleOf.ts'
import { uploadFile } from './uploadFile.ts'
import { useBeginPost } from './useBeginPost.ts'

type BeginWithFilesProps = { kind: Exclude<PostKind, 'story'> }

/** The files are uploaded at once. Then the draft is stored, and its form opens. */
export function BeginWithFiles({ kind }: BeginWithFilesProps) {
  const { type, without, accept, drop } = POST_KINDS[kind]
  const { begin, isRunning } = useBeginPost()
  const [progress, setProgress] = useState<{ names: string; percent: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const t = useText()
  const isMany = kind === 'gallery'
  useLeaveWarning(progress !== null)

  async function start(files: File[]) {
    const refusal = refusalOf(files, kind, t)
    setProblem(refusal)
    if (refusal !== null || files.length === 0 || progress !== null) return
    const names = files.map(({ name }) => name).join(', ')
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const addresses: string[] = []
    let before = 0
    setProgress({ names, percent: 0 })
    try {
      for (const file of files) {
        const done = before
        const address = await uploadFile(file, (sent) =>
          setProgress({ names, percent: Math.min(100, Math.round(((done + sent) / total) * 100)) }),
        )
        addresses.push(address)
        before += file.size
      }
      await begin({ title: titleOf(files[0]?.name ?? '', t(UNTITLED[kind])), type, files: addresses })
    } catch (error) {
      setProblem(t(error instanceof Error ? error.message : String(error)))
    }
    setProgress(null)
  }

  return (
    <div className="begin-post__next">
      {progress ? (
        <p role="status">
          <label htmlFor={id}>
            {progress.percent < 100 ? t('Uploading {names}', { names: progress.names }) : t('Checking the file…')}
          </label>
          <progress id={id} max={100} value={progress.percent}>
            {progress.percent} %
          </progress>
          {progress.percent} %
        </p>
      ) : (
        <>
          <Dropzone multipleFiles={isMany} onChange={(files) => void start([...files])}>
            <label htmlFor={id}>{t(drop)}</label>
            <input
              id={id}
              type="file"
              accept={accept}
              multiple={isMany}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              onChange={({ target }) => void start([...(target.files ?? [])])}
            />
          </Dropzone>
          {problem !== null && (
            <p id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isRunning}
            onClick={() => void begin({ title: t(UNTITLED[kind]), type, files: [] })}
          >
            {t(without)}
          </Button>
        </>
      )}
    </div>
  )
}

const UNTITLED = { film: msg('A new film'), gallery: msg('A new gallery') }

/** The server decides what a file is by its content. */
function refusalOf(files: File[], kind: BeginWithFilesProps['kind'], t: Translate): string | null {
  if (kind === 'gallery' && files.length > MAX_GALLERY_IMAGES)
    return t('A gallery has at most {count} photos. Choose fewer.', { count: MAX_GALLERY_IMAGES })
  if (kind === 'film' && files.length > 1) return t('A post has one film. Choose one file.')
  const maxBytes = kind === 'film' ? BYTES.employeeVideo : BYTES.image
  const tooLarge = files.find(({ size }) => size > maxBytes)
  return tooLarge
    ? t('{name} is larger than {size}.', { name: tooLarge.name, size: kind === 'film' ? '1 GB' : '10 MB' })
    : null
}

/** The browser asks before an upload is left. */
function useLeaveWarning(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUploading])
}
