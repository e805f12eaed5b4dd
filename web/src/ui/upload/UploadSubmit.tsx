import { useId } from 'react'
import { styled } from 'styled-components'
import { UPLOAD_WAIT } from '../../lib/upload/uploadProblem.ts'
import { theme } from '../../theme.ts'
import { Button } from '../Button.tsx'
import { t } from '../../lib/text.ts'

type UploadSubmitProps = { label: string; isBusy: boolean; isPending: boolean }

export function UploadSubmit({ label, isBusy, isPending }: UploadSubmitProps) {
  const id = useId()
  return (
    <Box>
      <Button type="submit" pending={isPending || isBusy} aria-describedby={isBusy ? id : undefined}>
        {isBusy ? t('Uploading...') : label}
      </Button>
      {isBusy && <Reason id={id}>{UPLOAD_WAIT}.</Reason>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
const Reason = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
