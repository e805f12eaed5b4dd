import { GlobalStyle } from '../GlobalStyle.ts'
import { Toaster } from '../ui/toast/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Layout } from './Layout.tsx'

export function App() {
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
