import { useOffers, useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { t } from '../lib/text.ts'

type NavigationLinkItem = { to: string; label: string; menuLabel?: string }

export function useNavigationLinks(): NavigationLinkItem[] {
  const { user } = useVisitor()
  const offers = useOffers()
  const own = useSiteConfig().data?.navigation.header ?? []
  const links: NavigationLinkItem[] = [
    { to: '/', label: t('Home') },
    { to: '/content', label: t('Content') },
    ...(offers('own-goods') ? [{ to: '/shop', label: t('Shop') }] : []),
    ...(offers('merchandise') ? [{ to: '/merchandise', label: t('Merchandise') }] : []),
    ...own.map(({ url, label }) => ({ to: url, label })),
  ]
  if (user?.isEmployee) links.push({ to: '/admin', label: t('Admin'), menuLabel: t('Admin Panel') })
  else if (user && offers('uploads')) links.push({ to: '/upload', label: t('Upload'), menuLabel: t('Upload Content') })
  return links
}
