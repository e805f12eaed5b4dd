import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveTo } from '../../lib/leaveTo.ts'
import { afterToast, showToast } from '../../lib/toastStore.ts'
import { GoButton } from '../../ui/GoButton.tsx'
import { ContourPage } from '../../ui/ContourPage.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

const REDIRECT_AFTER_MS = 1000

type RedirectNoticeProps = {
  title: string
  reason: string
  to: string
  linkLabel: string
  /** Redirects without a toast, because nothing was rejected. */
  silent?: boolean
}

export function RedirectNotice({ title, reason, to, linkLabel, silent = false }: RedirectNoticeProps) {
  const navigate = useNavigate()

  useEffect(() => {
    function leave() {
      if (to.startsWith('/api/')) leaveTo(to)
      else void navigate(to, { replace: true })
    }
    if (!silent)
      return afterToast(showToast({ tone: 'destructive', title, description: reason }), REDIRECT_AFTER_MS, leave)
    const timer = setTimeout(leave, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [title, reason, to, silent, navigate])

  return (
    <ContourPage seed={title}>
      <PageTitle>{title}</PageTitle>
      <PageHeading lead={reason}>{title}</PageHeading>
      <GoButton to={to}>{linkLabel}</GoButton>
    </ContourPage>
  )
}
