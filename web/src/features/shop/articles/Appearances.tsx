import { Images, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Appearance } from '#contracts/shop/articles.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { linkedCard, stretchedLink } from '../../../ui/stretchedLink.ts'
import { Heading } from './RelatedArticles.tsx'

/** The posts and films that show the article. */
export function Appearances({ posts }: { posts: Appearance[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="seen-in">
      <Heading id="seen-in">{t('Seen in')}</Heading>
      <Grid>
        {posts.map((post) => (
          <Post key={post.id}>
            <Cover>
              <Picture
                src={post.coverImageUrl}
                alt=""
                seed={`${post.id} ${post.title}`}
                ramp="moss"
                width={320}
                height={180}
                sizes="10rem"
              />
            </Cover>
            <Words>
              <Kind>
                {post.type === 'video' ? (
                  <Play size={14} aria-hidden="true" />
                ) : (
                  <Images size={14} aria-hidden="true" />
                )}
                {post.type === 'video' ? t('Film') : t('Photo gallery')}
              </Kind>
              <h3 lang={langOfOriginal()}>
                <TitleLink to={`/content/${post.id}`}>{post.title}</TitleLink>
              </h3>
              {post.isMembersOnly && <Badge $tone="member">{t('Subscribers Only')}</Badge>}
            </Words>
          </Post>
        ))}
      </Grid>
    </section>
  )
}

const Grid = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[4]};
  }
`
const Post = styled.article`
  ${linkedCard}
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: center;
`
const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  ${theme.cleave.small}
  background: ${theme.color.sunken};
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};

  ${Badge} {
    white-space: normal;
  }

  h3 {
    font-size: ${theme.size.md};
    line-height: 1.3;
  }
`
const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const TitleLink = styled(Link)`
  ${stretchedLink}
`
