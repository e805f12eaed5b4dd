import { Route, Switch } from 'wouter'
import { isScreenOffered } from '#contracts/platform/siteParts.ts'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { HomePage, LandingPage, OwnPage, screens } from './screens.tsx'

/** wouter’s own matches no path that has a line break in it. */
const ANY_PATH = /^/

export function AppRoutes() {
  const { user } = useVisitor()
  const { data: config } = useSiteConfig()
  const offered = screens.filter(({ path }) => isScreenOffered(path, config?.off ?? []))
  return (
    <RouteFrame>
      <Switch>
        <Route path="/">{user ? <HomePage /> : <LandingPage />}</Route>
        {offered.map(({ path, Screen }) => (
          <Route key={path} path={path}>
            <Screen />
          </Route>
        ))}
        <Route path={ANY_PATH}>
          <OwnPage />
        </Route>
      </Switch>
    </RouteFrame>
  )
}
