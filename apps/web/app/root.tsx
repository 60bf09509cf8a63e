import { isUsualOffer, languageOf, languages, pageLanguages } from '@portal/contract/core/language'
import '#core/styles/tokens.css'
import '#core/styles/fonts.css'
import '#core/styles/base.css'
import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { productCalls } from '@portal/contract/products/calls'
import { settingsCalls } from '@portal/contract/settings/calls'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { isRouteErrorResponse, Links, Outlet, useMatches, useRouteError } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { InlineScript } from '#core/framework/inline-scripts.tsx'
import { firstLoadScript } from '#core/framework/module-reload.ts'
import { RouterScripts } from '#core/framework/router-scripts.tsx'
import { scriptText } from '#core/framework/script-text.ts'
import { pressAgain } from '#core/framework/start.ts'
import { countryName } from '#core/language/countries.ts'
import { LanguageContext, useLanguage, useLanguageOfPage } from '#core/language/language.ts'
import { goToStoredLanguage } from '#core/language/language-address.ts'
import { schemeScript, showStoredScheme } from '#core/page/color-scheme.ts'
import { FontPreloads } from '#core/page/font-preloads.tsx'
import { beginNavigation } from '#core/page/page-policy.ts'
import { siteContext } from '#core/page/site.ts'
import { separate } from '#core/public/components/deferred.tsx'
import { type FooterOffice, isCompanyStale, type RootData, useRootData } from '#core/public/frame/company.ts'
import { PublicFrame } from '#core/public/frame/public-frame.tsx'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import { markSession } from '#core/session/token.ts'
import type { Route } from './+types/root'

/** Where the server rendered none and its code fails, the error screen stands there, which needs no other code. */
const NotFoundScreen = separate(
  async () => ({ default: (await import('#core/public/screens/not-found-screen.tsx')).NotFoundScreen }),
  ErrorScreen,
)

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const api = context.get(apiContext)
  const [company, { oficinas }, { grupos: products }] = await Promise.all([
    api.load(settingsCalls.company, {}),
    api.load(settingsCalls.offices, {}),
    api.load(productCalls.menu, {}),
  ])
  const offices = oficinas
    .filter(({ en_pie: isAtFoot }) => isAtFoot)
    .map(({ pais_id, telefono, email, direccion, ciudad }) => {
      const pais = Object.fromEntries(pageLanguages.map((language) => [language, countryName(pais_id, language)]))
      return { pais, telefono, email, direccion, ciudad } as FooterOffice
    })
  const language = languageOf(request.headers.get('accept-language'))
  return { site: context.get(siteContext), ...(language !== languages[0] && { language }), company, offices, products }
}

/** The company changes with the settings only: an open dashboard hears of it and asks again. */
export const shouldRevalidate = isCompanyStale

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [beginNavigation]

/** They have run when React comes: the browser's build leaves them out. */
const inlineScripts = import.meta.env.SSR
  ? [schemeScript, scriptText(goToStoredLanguage, pageLanguages), firstLoadScript].join(';')
  : ''

/** Who came from a page with a bundle keeps it on pages that need none. */
const isHydrated = !import.meta.env.SSR

/** When an error ends the hydration, React renders the root element again, without what the inline scripts wrote on it. */
function markPage(): void {
  showStoredScheme()
  markSession()
}

export function Layout({ children }: { children: ReactNode }) {
  const isWanted = useMatches().some((match) => (match.handle as { document?: boolean } | undefined)?.document)
  const hasFailed = Boolean(useRouteError()) // the screen that is there instead has buttons
  const isDocument = isWanted && !hasFailed && !isHydrated
  const language = useLanguageOfPage(useRootData()?.language)
  const offered = useRootData()?.site.languages
  useLayoutEffect(markPage, [])
  useEffect(pressAgain, [])
  return (
    <html
      lang={language}
      data-build={useRootData()?.site.build}
      data-document={isDocument ? '' : undefined}
      data-languages={offered && !isUsualOffer(offered) ? offered.join(' ') : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14171b" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <FontPreloads />
        <InlineScript text={inlineScripts} />
        <Links />
        {/* a screen that is installed on its own links its manifest before this one */}
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <NotLoaded />
        {!isDocument && <RouterScripts />}
      </body>
    </html>
  )
}

/** Shown by the first-load script when the page's own files cannot be loaded: nothing else can be rendered then. */
function NotLoaded() {
  const { es, en } = applicationErrorTexts.title
  return (
    <div id="not-loaded" className="not-loaded" role="alert" hidden suppressHydrationWarning>
      <p>
        {es} · {en}
      </p>
      <p>Esta página no se pudo cargar; revise su conexión. · This page could not be loaded; check your connection.</p>
    </div>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAbsent = isRouteErrorResponse(error) && error.status === 404
  const language = useLanguage()
  return (
    <PublicFrame hasFooter={isAbsent}>
      {isAbsent ? (
        // under the dashboard the stored language is known before the screen: it renders again instead of hydrating
        <NotFoundScreen key={language} />
      ) : (
        <ErrorScreen error={error} />
      )}
    </PublicFrame>
  )
}
