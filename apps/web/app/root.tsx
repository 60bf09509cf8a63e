import './core/tokens.css'
import './core/fonts.css'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { schemeScript } from '#core/color-scheme.ts'
import { useLanguage } from '#core/language.ts'
import { siteContext } from '#core/site.ts'
import type { Route } from './+types/root'

export const loader = ({ context }: Route.LoaderArgs) => context.get(siteContext)

/** The portal does not change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const isDocument = useMatches().some((match) => (match.handle as { document?: boolean } | undefined)?.document)
  return (
    <html lang={useLanguage()} data-build={site?.build} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isDocument && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1>
    </main>
  )
}
