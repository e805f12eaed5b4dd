import { Upload } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Button } from './Button.tsx'
import { checkFiles, type FileLimits } from './checkFiles.ts'
import { FieldError } from './Field.tsx'
import { UploadRow } from './UploadRow.tsx'
import { useUploads, type SendFile } from './useUploads.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type UploadFieldProps = {
  label: string
  hint: string
  limits: FileLimits
  send: SendFile
  /** With `false` the files wait for the button "Upload". */
  autoStart?: boolean
  error?: string | undefined
  /** The addresses of everything that has arrived, in the order chosen. */
  onUploaded: (addresses: string[]) => void
  onBusy?: (busy: boolean) => void
}

/** Chooses files, sends each on its own and shows how far it is. */
export function UploadField({
  label,
  hint,
  limits,
  send,
  autoStart = true,
  error,
  onUploaded,
  onBusy,
}: UploadFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<string[]>([])
  const { uploads, add, start, remove, announcement } = useUploads(send, { autoStart, onUploaded })
  const isBusy = uploads.some(({ state }) => state === 'sending')
  const isWaiting = uploads.some(({ state }) => state === 'waiting')

  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  function choose(files: FileList | null) {
    const names = uploads.map(({ file }) => file.name)
    const { accepted, problems: found } = checkFiles(Array.from(files ?? []), names, limits)
    setProblems(found)
    add(accepted)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    choose(event.target.files)
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    choose(event.dataTransfer.files)
  }

  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Zone onDragOver={(event) => event.preventDefault()} onDrop={handleDrop} data-invalid={error ? true : undefined}>
        <Upload size={24} strokeWidth={1.75} aria-hidden="true" />
        <p id={`${id}-hint`}>{hint}</p>
        <FileInput
          ref={input}
          id={id}
          type="file"
          accept={limits.types.flatMap(({ extensions }) => extensions).join(',')}
          multiple={limits.maxFiles > 1}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={handleChange}
        />
      </Zone>
      {problems.map((problem) => (
        <FieldError key={problem} role="alert">
          {problem}
        </FieldError>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {uploads.length > 0 && (
        <List role="list">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={start} onRemove={remove} />
          ))}
        </List>
      )}
      {isWaiting && <Button onClick={() => start()}>Upload</Button>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`
const Label = styled.label`
  font-weight: 650;
`
const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]} ${theme.space[4]};
  border: 1px dashed ${theme.color.lineStrong};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  text-align: center;

  &[data-invalid] {
    border-color: ${theme.color.garnet};
  }
`
const FileInput = styled.input`
  max-inline-size: 100%;

  &::file-selector-button {
    min-block-size: 2.5rem;
    margin-inline-end: ${theme.space[3]};
    padding-inline: ${theme.space[4]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.base};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: 650 ${theme.size.sm} ${theme.font.text};
    cursor: pointer;
  }
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`
