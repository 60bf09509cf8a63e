import { isValidElement, type ReactNode, use } from 'react'
import { Scripts, ScrollRestoration, useLocation } from 'react-router'
import { isDashboardPath } from '../language/language-address.ts'
import { InlineScript, RenderedPageContext } from './inline-scripts.tsx'
import { scriptText } from './script-text.ts'
import { buttonsOfCode, start } from './start.ts'

/** Holds scripts that do not run until they are moved into the page. */
const templateId = 'start'
const dataId = 'page-data'

/**
 * Renders the router's scripts: scroll restoration, and the start scripts and the page data inside a template. The
 * dashboard starts immediately; a public page, readable without JavaScript, after it has loaded.
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
      <InlineScript text={scriptText(start, templateId, dataId, isAtOnce, buttonsOfCode)} />
    </>
  )
}

/** Renders the same elements in the browser, where they have already run. */
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
 * Public pages get the scripts only: React moves links into the head, and module links there would load before the
 * first paint.
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

/** Data, which needs no policy: so all scripts of a page are constants of the build. */
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

/**
 * Registers the scripts among the router's elements for the page's policy: their texts depend only on build and route.
 */
function useNamed(drawn: ReactNode): Script[] {
  const named = use(RenderedPageContext)?.scripts
  const scripts = scriptsOf(drawn)
  for (const { text } of scripts) named?.add(text)
  return scripts
}

/** Does not look into HTML text inside an element. */
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
