import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  QUESTION_SORTS,
  type QuestionListing,
  questionSearchOf,
  type QuestionSort,
} from '#contracts/community/questionPages.ts'
import type { QuestionPage } from '#contracts/community/questions.ts'
import { msg } from '#contracts/shared/msg.ts'
import { useAsk } from '../../features/community/questions/queries.ts'
import { LazyQuestionForm } from '../../features/community/questions/LazyQuestionForm.tsx'
import { QuestionItem } from '../../features/community/questions/QuestionItem.tsx'
import { theme } from '../../theme.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { t } from '../../lib/text.ts'

const LABELS: Record<QuestionSort, string> = { votes: msg('Most votes'), newest: msg('Newest') }

type QuestionListProps = { page: QuestionPage; listing: QuestionListing }

export function QuestionList({ page: { round, questions, questionsLeft, pages }, listing }: QuestionListProps) {
  const { pathname } = useLocation()
  const ask = useAsk(round.id)
  const hrefOf = (page: number) => pathname + questionSearchOf({ ...listing, page })
  return (
    <>
      {round.phase === 'open' && questionsLeft > 0 && (
        <LazyQuestionForm
          label={t('Your question')}
          hint={t(
            'You can ask {questionsLeft, plural, one {# more question} other {# more questions}} in this round.',
            { questionsLeft },
          )}
          button={t('Ask Question')}
          draftName={`question:${round.id}`}
          save={ask}
          doneText={t('Question sent')}
        />
      )}
      <Top>
        <h2>{t('Questions')}</h2>
        {questions.length > 1 && (
          <Sorts aria-label={t('Order of the questions')}>
            {QUESTION_SORTS.map((sort) => (
              <Link
                key={sort}
                to={pathname + questionSearchOf({ sort, page: 1 })}
                replace
                aria-current={sort === listing.sort ? 'true' : undefined}
              >
                {t(LABELS[sort])}
              </Link>
            ))}
          </Sorts>
        )}
      </Top>
      {questions.length === 0 && (
        <p>
          {round.phase === 'open' ? t('No one has asked yet. Be the first.') : t('There are no questions here yet.')}
        </p>
      )}
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} round={round} />
      ))}
      <PageLinks page={listing.page} pages={pages} hrefOf={hrefOf} onGo={() => undefined} />
    </>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-block: ${theme.space[6]} ${theme.space[3]};

  h2 {
    font-size: ${theme.size.h3};
  }
`
const Sorts = styled.nav`
  display: flex;
  gap: ${theme.space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${theme.color.muted};
    text-decoration: none;
  }

  a[aria-current] {
    box-shadow: inset 0 -3px ${theme.color.carnelian};
    color: ${theme.color.text};
    font-weight: 650;
  }
`
