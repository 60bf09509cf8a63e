import { isValidElement, type ReactNode, use } from 'react'
import { Scripts, ScrollRestoration, useLocation } from 'react-router'
import { isDashboardPath } from '../language/language-address.ts'
import { InlineScript, RenderedPageContext } from './inline-scripts.tsx'
import { scriptText } from './script-text.ts'
import { start } from './start.ts'

/** Its scripts do not run before they are put into the page. */
const templateId = 'start'
const dataId = 'page-data'

/**
 * The router's scripts: what restores the place on the page, and what starts it in the browser, which its component draws, set aside in a template, and the data of the page.
 * The dashboard starts at once; a public page, which can be read without, when it has loaded.
 */
export const RouterScripts = import.meta.env.SSR ? DrawnScripts : DoneScripts

function DrawnScripts() {
  const isAtOnce = useIsAtOnce()
  return (
    <>
      <NamedScroll />
      <template id={templateId}>
        <RouterStart isAtOnce={isAtOnce} />
      </template>
      <PageData />
      <InlineScript text={scriptText(start, templateId, dataId, isAtOnce)} />
    </>
  )
}

/** In the browser the same elements: they have done their work. */
function DoneScripts() {
  return (
    <>
      <ScrollRestoration />
      <template suppressHydrationWarning />
      <InlineScript text="" />
      <InlineScript text="" />
    </>
  )
}

const useIsAtOnce = () => isDashboardPath(useLocation().pathname) || import.meta.env.DEV

/**
 * On a public page the scripts alone: React puts links into the head wherever they are drawn, and those to modules would
 * be fetched before the page is painted.
 */
function RouterStart({ isAtOnce }: { isAtOnce: boolean }) {
  const drawn = Scripts({})
  const scripts = useNamed(drawn)
  if (isAtOnce) return drawn
  return scripts.map(({ text, isModule }) => <InlineScript key={text} text={text} isModule={isModule} />)
}

function NamedScroll() {
  const drawn = ScrollRestoration({})
  useNamed(drawn)
  return drawn
}

/** Data, which no policy asks about: with it all scripts of a page are constants of the build. */
function PageData() {
  const data = use(RenderedPageContext)?.data ?? ''
  return (
    <script
      type="application/json"
      id={dataId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  )
}

interface Script {
  text: string
  isModule: boolean
}

/** Names the scripts among elements of the router for the page's policy: their texts follow from the build and the route. */
function useNamed(drawn: ReactNode): Script[] {
  const named = use(RenderedPageContext)?.scripts
  const scripts = scriptsOf(drawn)
  for (const { text } of scripts) named?.add(text)
  return scripts
}

/** Markup inside an element is text here, and never looked at. */
function scriptsOf(drawn: ReactNode): Script[] {
  if (Array.isArray(drawn)) return drawn.flatMap(scriptsOf)
  if (!isValidElement<Drawn>(drawn)) return []
  const { type, props } = drawn
  if (type !== 'script') return scriptsOf(props.children)
  const text = props.dangerouslySetInnerHTML?.__html
  return text ? [{ text, isModule: props.type === 'module' }] : []
}

interface Drawn {
  children?: ReactNode
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}
