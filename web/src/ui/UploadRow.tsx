import { Check, X } from 'lucide-react'
import { styled } from 'styled-components'
import { formatBytes } from '../lib/formatBytes.ts'
import { theme } from '../theme.ts'
import { Button } from './Button.tsx'
import { FieldError } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import type { Upload } from './useUploads.ts'

type UploadRowProps = { upload: Upload; onRetry: (id: number) => void; onRemove: (id: number) => void }

export function UploadRow({ upload: { id, file, state, progress }, onRetry, onRemove }: UploadRowProps) {
  return (
    <Row>
      <Name>
        {state === 'sent' && <Check size={16} aria-label="Uploaded" />}
        {file.name} <Size>{formatBytes(file.size)}</Size>
      </Name>
      {state === 'sending' && (
        <ProgressBar label={`Uploading ${file.name}`} value={Math.round(progress * 100)} max={100} />
      )}
      {state === 'failed' && (
        <Failure>
          <FieldError role="alert">Failed to upload {file.name}</FieldError>
          <Button size="compact" tone="outline" onClick={() => onRetry(id)}>
            Try again
          </Button>
        </Failure>
      )}
      <Remove aria-label={`${state === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`} onClick={() => onRemove(id)}>
        <X size={16} aria-hidden="true" />
      </Remove>
    </Row>
  )
}

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} 3.5rem ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
`
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Size = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
const Remove = styled(IconButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`
