import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { paths } from '#contracts/shared/paths.ts'
import type { CurrentUser, Plan } from '#contracts/people/people.ts'
import type { Post } from '#contracts/content/posts.ts'
import { subscribe } from '#contracts/routes/membership/subscriptions.ts'
import { WantedPost } from '../../features/content/posts/WantedPost.tsx'
import { readPlan } from '../../lib/chosenPlan.ts'
import { leaveTo } from '../../lib/leaveTo.ts'
import { clearReturnTo, storeReturnTo } from '../../lib/returnTo.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { pagePath, t } from '../../lib/text.ts'
import { usePriceLine } from '../../lib/usePriceLine.ts'
import { currentUserQuery, useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogShade } from '../../ui/DialogPanel.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ActivationProblem } from '../subscribe/ActivationProblem.tsx'
import { showWelcome } from '../subscribe/showWelcome.ts'
import { JoinCode } from './JoinCode.tsx'
import { JoinEmail } from './JoinEmail.tsx'
import { useCloseSheet } from './useCloseSheet.ts'
import { useHeldPage } from './useHeldPage.ts'

// Together with its screen, so that /subscribe needs no file more.
const loadPlans = async () => (await import('../SubscribePage.tsx')).SubscribeFlow
const SubscribeFlow = lazyPart(loadPlans, { fallback: <Skeleton $height="24rem" /> })

export type JoinSheetProps = {
  /** The post that opens afterwards. */
  post?: Pick<Post, 'id' | 'title'> | undefined
  isUnlocked: boolean
  /** Before the page reads everything again. */
  onJoined: (how: 'paid' | 'signedIn') => void
  /** Follows the link that was pressed. */
  onLeave: () => void
}

/** Email address, code, plan and payment over a page, which then shows what was locked. */
export function JoinSheet({ post, isUnlocked, onJoined, onLeave }: JoinSheetProps) {
  const visitor = useVisitor()
  const { user, isLoading } = visitor
  const queryClient = useQueryClient()
  const redirect = pagePath(useLocation().pathname)
  const { isFree, line } = usePriceLine(visitor)
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null)
  const [isPaying, setPaying] = useState(false)
  /** Of a trial that was refused: its plan is paid for today. */
  const [again, setAgain] = useState<Plan | null>(null)
  const activation = useMutation({ mutationFn: () => call(subscribe, { input: {} }) })
  const goBack = useCloseSheet()
  const hasFinished = useRef(false)
  const [isClosing, setClosing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const [opener] = useState(() => document.activeElement)
  const step = stepOf({ user, isLoading, isClosing, codeSentTo, isActivating: !activation.isIdle })
  useHeldPage()

  // While the email address is typed. A failure counts when the plans are shown.
  useEffect(() => void loadPlans().catch(() => undefined), [])

  // The two forms focus their field instead.
  useEffect(() => {
    if (step === 'plan' || step === 'confirm') title.current?.focus()
  }, [step])

  // A bank can send the browser away and back: to the home page, which then opens the post.
  const isChoosing = step === 'plan'
  const { id, title: postTitle } = post ?? {}
  useEffect(() => {
    if (isChoosing && id !== undefined) storeReturnTo({ path: `/content/${id}`, title: postTitle ?? '' })
  }, [isChoosing, id, postTitle])

  const isDone = isUnlocked && activation.isIdle && !isPaying
  useEffect(() => {
    if (isDone) finish('signedIn')
  })

  function finish(how: 'paid' | 'signedIn') {
    if (hasFinished.current) return
    hasFinished.current = true
    setClosing(true)
    clearReturnTo()
    onJoined(how)
    goBack()
    void queryClient.invalidateQueries()
  }

  function handleSignedIn(signedIn: CurrentUser) {
    if (signedIn.owesSecondFactor)
      return leaveTo(`${paths.secondFactor}?${new URLSearchParams({ redirect }).toString()}`)
    if (signedIn.isSubscriber || signedIn.isEmployee) return finish('signedIn')
    const { queryKey } = currentUserQuery
    queryClient.setQueryData(queryKey, signedIn)
    // Cart, prices and posts can be others for this person.
    void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
  }

  /** Also when the sheet was closed while the card was confirmed. */
  function activate() {
    runMutation(activation, undefined, {
      onSuccess: () => {
        finish('paid')
        showWelcome()
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        // The account has no trial any more.
        if (error instanceof ApiError && error.code === 'trial_card_used')
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      },
    })
  }

  function chooseAgain(plan: Plan | null) {
    setAgain(plan)
    activation.reset()
  }

  const close = () => isPaying || goBack()
  return (
    <Radix.Root modal={false} open onOpenChange={close}>
      <Radix.Portal>
        <DialogShade onClick={close} />
        <Panel
          aria-modal="true"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            title.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The lock that was pressed is gone after joining.
            const target = hasFinished.current ? document.getElementById('main') : opener
            if (target instanceof HTMLElement) target.focus({ preventScroll: true })
          }}
        >
          <Top>
            <Radix.Title asChild>
              <h2 ref={title} tabIndex={-1}>
                {isFree ? t('Start your free trial') : t('Become a Subscriber')}
              </h2>
            </Radix.Title>
            <IconButton aria-label={t('Close')} aria-disabled={isPaying || undefined} onClick={close}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Top>
          {post && step !== 'confirm' && <WantedPost id={Number(post.id)} isSmall />}
          {step === 'loading' && <Skeleton $height="12rem" />}
          {step === 'email' && (
            <JoinEmail
              redirect={redirect}
              priceLine={line}
              onSignedIn={handleSignedIn}
              onCode={setCodeSentTo}
              onLeave={onLeave}
            />
          )}
          {step === 'code' && codeSentTo && (
            <JoinCode
              email={codeSentTo}
              redirect={redirect}
              onSignedIn={handleSignedIn}
              onOtherEmail={() => setCodeSentTo(null)}
            />
          )}
          {step === 'plan' && (
            <SubscribeFlow
              key={again}
              sheet={{ plan: again, startsNow: again !== null, onPaying: setPaying, onPaid: activate }}
            />
          )}
          {step === 'confirm' &&
            (activation.error ? (
              <ActivationProblem
                failure={activation.error}
                onRetry={activate}
                startToday={(label) => (
                  <Button size="compact" tone="member" onClick={() => chooseAgain(readPlan())}>
                    {label}
                  </Button>
                )}
                choosePlan={
                  <Button size="compact" tone="outline" onClick={() => chooseAgain(null)}>
                    {t('Choose a plan')}
                  </Button>
                }
              />
            ) : (
              <Notice role="status">{t('We’re confirming your subscription…')}</Notice>
            ))}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

type Known = {
  user: CurrentUser | null
  isLoading: boolean
  /** The sheet is about to go away; who is signed in may be known before. */
  isClosing: boolean
  codeSentTo: string | null
  isActivating: boolean
}

function stepOf({ user, isLoading, isClosing, codeSentTo, isActivating }: Known) {
  if (isActivating) return 'confirm'
  if (isClosing || isLoading) return 'loading'
  if (user) return 'plan'
  return codeSentTo === null ? 'email' : 'code'
}

const enter = keyframes`
  from { opacity: 0; translate: 24px 0; }
`
const Panel = styled(Radix.Content)`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  inline-size: min(32rem, 100vw);
  padding: 0 ${theme.space[4]} max(${theme.space[5]}, env(safe-area-inset-bottom));
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.dialog};
  animation: ${enter} ${theme.motion.base} ${theme.motion.ease};

  &:focus-visible {
    outline: none;
  }

  ${theme.from.tablet} {
    padding-inline: ${theme.space[5]};
    border-inline-start: 1px solid ${theme.color.line};
  }
`
const Top = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]};
  background: ${theme.color.raised};

  h2 {
    font-size: ${theme.size.h3};
  }

  h2:focus-visible {
    outline: none;
  }
`
