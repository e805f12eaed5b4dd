import { styled } from 'styled-components'
import type { Question } from '#contracts/community/questions.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import { theme } from '../../../theme.ts'
import { MomentLink } from '../../../ui/MomentLink.tsx'
import { t } from '../../../lib/text.ts'

export function QuestionAnswer({ answer: { text, second, postId } }: { answer: NonNullable<Question['answer']> }) {
  return (
    <Box>
      {text && <p>{text}</p>}
      {second !== null && postId !== null && (
        <MomentLink path={`/content/${postId}`} second={second}>
          {t('Answered at {duration}', { duration: formatDuration(second) })}
        </MomentLink>
      )}
      {second !== null && postId === null && <p>{t('Answered on film. The film is coming soon.')}</p>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-inline-size: 65ch;
  margin-block-start: ${theme.space[3]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.malachite};

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
