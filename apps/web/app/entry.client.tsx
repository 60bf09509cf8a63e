import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'

function getContext() {
  const context = new RouterContextProvider()
  context.set(apiContext, browserApi)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={getContext} />
    </StrictMode>,
  )
})
