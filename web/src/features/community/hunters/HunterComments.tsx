import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Hunter } from '#contracts/community/hunters.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { theme } from '../../../theme.ts'

/** What a member wrote, newest first. */
export function HunterComments({ comments }: Pick<Hunter, 'comments'>) {
  return (
    <List role="list">
      {comments.map(({ id, postId, postTitle, content, createdAt }) => (
        <li key={id}>
          <Head>
            <Link to={`/content/${postId}`} lang={langOfOriginal()}>
              {postTitle}
            </Link>
            <time dateTime={createdAt}>{timeAgo(new Date(createdAt))}</time>
          </Head>
          <p>{content}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  max-inline-size: 65ch;

  li {
    padding-block: ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.line};
  }

  p {
    margin-block-start: ${theme.space[1]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};

  time {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }
`
