import { Routes } from '../lib/router/Routes.tsx'
import { isScreenOffered } from '#contracts/platform/siteParts.ts'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { HomePage, LandingPage, OwnPage, screens } from './screens.tsx'

export function AppRoutes() {
  const { user } = useVisitor()
  const { data: config } = useSiteConfig()
  const offered = screens.filter(({ path }) => isScreenOffered(path, config?.off ?? []))
  const routes = [
    { path: '/', element: user ? <HomePage /> : <LandingPage /> },
    ...offered.map(({ path, Screen }) => ({ path, element: <Screen /> })),
  ]
  return (
    <RouteFrame>
      <Routes routes={routes} otherwise={<OwnPage />} />
    </RouteFrame>
  )
}
