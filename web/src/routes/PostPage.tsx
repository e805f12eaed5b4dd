import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { isStoryStart } from './content/isStoryStart.ts'
import { LockedPost } from '../features/content/posts/LockedPost.tsx'
import { PostBadges } from '../features/content/posts/PostBadges.tsx'
import { PostCard } from '../features/content/posts/PostCard.tsx'
import { PostDescription } from '../features/content/posts/PostDescription.tsx'
import { PostGrid } from '../features/content/posts/PostGrid.tsx'
import { PostMedia } from '../features/content/posts/PostMedia.tsx'
import { PostMeta } from '../features/content/posts/PostMeta.tsx'
import { postQuery, relatedQuery } from '../features/content/posts/queries.ts'
import { usePreviewedPost } from '../features/content/posts/usePreviewedPost.ts'
import { filmStonesQuery } from '../features/shop/stones/queries.ts'
import { SeriesLine } from '../features/content/series/SeriesLine.tsx'
import { momentOf, watchableSeconds } from '../lib/momentLink.ts'
import { langOf } from '../lib/pageLanguage.ts'
import { useOnline } from '../lib/useOnline.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { wasBought } from '../lib/justBought.ts'
import { JoinPlace } from './join/JoinPlace.tsx'
import { LazyNotFoundPage } from './LazyNotFoundPage.tsx'
import { t } from '../lib/text.ts'

const PlaceFacts = lazyPart(async () => (await import('../features/content/places/PlaceFacts.tsx')).PlaceFacts)
const GuessTheInside = lazyPart(
  async () => (await import('../features/community/guesses/GuessTheInside.tsx')).GuessTheInside,
  {
    fallback: <Skeleton $height="18rem" />,
  },
)
const SaveForField = lazyPart(
  async () => (await import('../features/content/fieldCopies/SaveForField.tsx')).SaveForField,
)
const PostPresses = lazyPart(async () => (await import('./content/PostPresses.tsx')).PostPresses, {
  fallback: <Skeleton $height="2.25rem" />,
})
const PostSide = lazyPart(async () => (await import('./content/PostSide.tsx')).PostSide)
const FilmParts = lazyPart(async () => (await import('./content/FilmParts.tsx')).FilmParts)
const FilmStones = lazyPart(async () => (await import('../features/shop/stones/FilmStones.tsx')).FilmStones)
const SellFromHere = lazyPart(async () => (await import('../features/shop/stones/SellFromHere.tsx')).SellFromHere)
const CommentSection = lazyPart(
  async () => (await import('../features/community/comments/CommentSection.tsx')).CommentSection,
  {
    fallback: <Skeleton $height="20rem" />,
  },
)
const CreatorCard = lazyPart(async () => (await import('../features/platform/site/CreatorCard.tsx')).CreatorCard, {
  Missing: () => null,
})
const WelcomeChoices = lazyPart(async () => (await import('./welcome/WelcomeChoices.tsx')).WelcomeChoices)
const Story = lazyPart(async () => (await import('../features/content/stories/Story.tsx')).Story)

export function PostPage() {
  const { id = '' } = useParams()
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const visitor = useVisitor()
  const isOnline = useOnline()
  const { data, error, isFetching, refetch } = useQuery(postQuery(id))
  const post = usePreviewedPost(data)
  const { data: related } = useQuery({ ...relatedQuery(id), enabled: post !== undefined })
  const { data: stones = [] } = useQuery({ ...filmStonesQuery(id), enabled: post?.type === 'video' })
  const film = useRef<HTMLVideoElement>(null)
  const [joined, setJoined] = useState<{ postId: string; hasPaid: boolean }>()

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <LazyNotFoundPage />
  if (error) {
    return (
      <Page>
        <ErrorState title={t('This post could not be loaded.')} onRetry={refetch} pending={isFetching} />
      </Page>
    )
  }
  if (!post) {
    return (
      <Page aria-busy="true">
        <Skeleton $ratio="16 / 9" />
        <Skeleton $height="3rem" $width="60%" style={{ marginBlockStart: '1.5rem' }} />
      </Page>
    )
  }

  function seek(second: number) {
    const { current } = film
    if (!current) return
    current.currentTime = second
    current.closest('media-controller')?.scrollIntoView({ block: 'center' })
    // If the browser blocks autoplay, the film stays paused at the moment.
    void current.play().catch(() => undefined)
  }

  const hasJoined = joined?.postId === id
  const isNewMember = wasBought(state) || (hasJoined && joined.hasPaid)
  const filmSeconds = watchableSeconds(post)
  const hasParts = (post.series?.parts.length ?? 0) > 1
  const hasSide = post.type === 'video' && (post.chapters.length > 0 || hasParts)
  const onSeek = !post.locked && post.type === 'video' && post.videoURL ? seek : undefined
  return (
    <Page>
      <PageTitle>{post.title}</PageTitle>
      <meta name="description" content={post.description.slice(0, 160)} />
      {post.locked ? (
        <LockedPost post={post} visitor={visitor} />
      ) : (
        <PostMedia post={post} film={film} startAt={momentOf(parameters)} playsNow={wasBought(state) || hasJoined} />
      )}
      <Columns data-wide={hasSide || undefined}>
        <Head>
          <PostBadges post={post} accessLabel={t('Subscribers Only')} />
          {post.series && <SeriesLine series={post.series} />}
          <PageHeading lang={langOf(post)}>{post.title}</PageHeading>
          <PostMeta post={post} />
          {post.status === 'published' && isOnline && <PostPresses post={post} isSignedIn={visitor.user !== null} />}
          {!isStoryStart(post.description, post.story) && <PostDescription post={post} onSeek={onSeek} />}
          {!post.locked && (visitor.isEntitled || !isOnline) && <SaveForField post={post} />}
          {(post.place ?? post.collecting) && <PlaceFacts place={post.place} collecting={post.collecting} />}
          {stones.length > 0 && <FilmStones stones={stones} />}
          {filmSeconds !== null && visitor.user?.role && (
            <SellFromHere postId={post.id} film={film} user={visitor.user} />
          )}
        </Head>
        {hasSide && (
          <div>
            <PostSide post={post} onSeek={onSeek} />
          </div>
        )}
        <div>
          {isNewMember && (
            <Reading>
              <WelcomeChoices />
            </Reading>
          )}
          {post.hasGuess && <GuessTheInside post={post} isSignedIn={visitor.user !== null} onSeek={onSeek} />}
          {post.finds.length + post.captions.length > 0 && <FilmParts post={post} stones={stones} onSeek={onSeek} />}
        </div>
      </Columns>
      {(post.story || post.storyCut) && (
        <Reading>
          <Story
            title={post.title}
            lang={langOf(post)}
            path={`/content/${post.id}`}
            story={post.story}
            isCut={post.storyCut}
            onSeek={onSeek}
            filmSeconds={filmSeconds}
          />
        </Reading>
      )}
      {hasParts && !hasSide && (
        <Reading>
          <PostSide post={post} onSeek={onSeek} />
        </Reading>
      )}
      {post.status === 'published' && <CreatorCard />}
      {!post.locked && post.status === 'published' && <CommentSection post={post} onSeek={onSeek} />}
      <JoinPlace
        post={post}
        isUnlocked={(joinFor) => (joinFor === 'post' ? !post.locked && !post.storyCut : visitor.isEntitled)}
        onJoined={(how) => setJoined({ postId: id, hasPaid: how === 'paid' })}
      />
      {related && related.length > 0 && (
        <More aria-labelledby="more-to-hunt">
          <h2 id="more-to-hunt">{t('More to hunt')}</h2>
          <PostGrid>
            {related.map((other) => (
              <PostCard key={other.id} post={other} visitor={visitor} compactOnPhone />
            ))}
          </PostGrid>
        </More>
      )}
    </Page>
  )
}

const Columns = styled.div`
  margin-block: ${theme.space[5]} ${theme.space[7]};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};

  &[data-wide] {
    ${theme.from.laptop} {
      grid-template: auto 1fr / minmax(0, 1fr) 21rem;
    }

    > :nth-child(2) {
      ${theme.from.laptop} {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`
const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};

  > div {
    margin: 0;
  }

  h1 {
    font-size: ${theme.size.h2};
  }
`
const Reading = styled.div`
  margin-block-end: ${theme.space[8]};
`
const More = styled.section`
  margin-block-start: ${theme.space[8]};

  h2 {
    margin-block-end: ${theme.space[4]};
    font-size: ${theme.size.h3};
  }
`
