import type { Guess } from '#contracts/community/guesses.ts'
import type { Post } from '#contracts/content/posts.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { MomentLink } from '../../../ui/MomentLink.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { GuessBars } from './GuessBars.tsx'

type GuessResultProps = {
  post: Post
  guess: Guess
  result: NonNullable<Guess['result']>
  onSeek: Seek | undefined
}

export function GuessResult({ post, guess: { options, mine }, result, onSeek }: GuessResultProps) {
  const right = options.find(({ id }) => id === result.rightId)
  return (
    <>
      <p>
        <Trans id="It is <0>{answer}</0>." values={{ answer: right?.text ?? '' }} components={{ 0: <strong /> }} />
        {mine !== null && ` ${mine === result.rightId ? t('You guessed it!') : t('You guessed something else.')}`}
      </p>
      <GuessBars options={options} mine={mine} result={result} />
      {post.locked ? (
        <p>{t('Members see the cut at {duration}.', { duration: formatDuration(result.second) })}</p>
      ) : (
        <p>
          <MomentLink path={`/content/${post.id}`} second={result.second} onSeek={onSeek}>
            {t('See the cut at {duration}', { duration: formatDuration(result.second) })}
          </MomentLink>
        </p>
      )}
    </>
  )
}
