import { styled } from 'styled-components'
import type { Review } from '#contracts/shop/reviews.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { theme } from '../../../theme.ts'
import { t } from '../../../lib/text.ts'

type ReviewReplyProps = { reply: NonNullable<Review['reply']>; siteName: string }

export function ReviewReply({ reply, siteName }: ReviewReplyProps) {
  return (
    <Box>
      <Line>
        <strong>{t('{siteName} replied', { siteName })}</strong>
        {reply.at && <time dateTime={reply.at}>{timeAgo(new Date(reply.at))}</time>}
      </Line>
      <p>{reply.content}</p>
    </Box>
  )
}

const Box = styled.div`
  max-inline-size: 65ch;
  margin-block-start: ${theme.space[4]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 4px solid ${theme.color.carnelian};

  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};

  time {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }
`
