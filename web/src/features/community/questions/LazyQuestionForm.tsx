import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** For a round that is open, and for the question that is edited. */
export const LazyQuestionForm = lazyPart(async () => (await import('./QuestionForm.tsx')).QuestionForm, {
  fallback: <Skeleton $height="14rem" />,
})
