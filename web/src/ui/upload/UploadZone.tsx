import { useDropzone } from '@uppy/react'
import { Upload } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { buttonStyles, type ButtonLook } from '../buttonStyles.ts'
import { FieldError } from '../Field.tsx'
import { t } from '../../lib/text.ts'

type UploadZoneProps = { label: string; hint: string; error: string | undefined; isMany: boolean }

export function UploadZone({ label, hint, error, isMany }: UploadZoneProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const dropping = useMemo(
    () => ({
      noClick: true,
      onDragOver: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    }),
    [],
  )
  const { getRootProps, getInputProps } = useDropzone(dropping)

  return (
    <>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Label>
      <Zone {...getRootProps()} data-over={isOver || undefined} data-invalid={error ? true : undefined}>
        <Upload size={24} strokeWidth={1.75} aria-hidden="true" />
        <p>{isMany ? t('Drop your photos here or') : t('Drop the file here or')}</p>
        <FileInput
          {...getInputProps()}
          id={id}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
        <Choose id={`${id}-choose`} htmlFor={id} $tone="outline" $size="compact">
          {isMany ? t('Choose files') : t('Choose a file')}
        </Choose>
        <p id={`${id}-hint`}>{hint}</p>
      </Zone>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

const Label = styled.label`
  font-weight: 650;
`
const Zone = styled.div`
  position: relative;
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

  &[data-over] {
    border-color: ${theme.color.carnelian};
    background: ${theme.color.carnelianSoft};
    color: ${theme.color.text};
  }

  &[data-invalid] {
    border-color: ${theme.color.garnet};
  }
`
const FileInput = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
const Choose = styled.label<ButtonLook>`
  ${buttonStyles}
  min-block-size: 2.75rem;
  color: ${theme.color.text};

  ${FileInput}:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`
