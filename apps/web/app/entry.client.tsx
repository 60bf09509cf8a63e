import { translations } from '@portal/contract/core/text'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { languageOfAddress } from '#core/language/language-address.ts'

function getContext() {
  const context = new RouterContextProvider()
  context.set(apiContext, browserApi)
  return context
}

/** What the server has already written in the page's language: without it the page would change to Spanish. */
if (languageOfAddress(location.search) === 'pt') translations.pt = (await import('./portuguese.ts')).portuguese

startTransition(() => {
  window.firstPress?.stop() // from here on React hears every press
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={getContext} />
    </StrictMode>,
  )
})
