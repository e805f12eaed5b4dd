import { useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'

type NavigationLinkItem = { to: string; label: string; menuLabel?: string }

export function useNavigationLinks(): NavigationLinkItem[] {
  const { user } = useVisitor()
  const own = useSiteConfig().data?.navigation.header ?? []
  const links: NavigationLinkItem[] = [
    { to: '/', label: 'Home' },
    { to: '/content', label: 'Content' },
    { to: '/shop', label: 'Shop' },
    { to: '/merchandise', label: 'Merchandise' },
    ...own.map(({ url, label }) => ({ to: url, label })),
  ]
  if (user?.isEmployee) links.push({ to: '/admin', label: 'Admin', menuLabel: 'Admin Panel' })
  else if (user) links.push({ to: '/upload', label: 'Upload', menuLabel: 'Upload Content' })
  return links
}
