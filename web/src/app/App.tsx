import { GlobalStyle } from '../GlobalStyle.ts'
import { Toaster } from '../ui/toast/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Layout } from './Layout.tsx'
import { useLive } from './useLive.ts'

export function App() {
  useLive('frame')
  return (
    <>
      <GlobalStyle />
      <Layout>
        <AppRoutes />
      </Layout>
      <Toaster />
    </>
  )
}
