import { createContext, isValidElement, type ReactNode, use } from 'react'

/** Where a page names the scripts that it draws; on the server alone. */
export const InlineScriptsContext = /* @__PURE__ */ createContext<Set<string> | null>(null)

/**
 * A script of our own inside the page: a constant of the build, never anything that a person wrote. Only a script that
 * is drawn by this component, or by one that `naming` wraps, is allowed by the page's policy.
 */
export function InlineScript({ text }: { text: string }) {
  if (import.meta.env.SSR) use(InlineScriptsContext)?.add(text)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** The router's component, whose scripts are named as it makes them: their texts follow from the build and the route. */
export const naming = (Part: (props: object) => ReactNode) =>
  function Naming() {
    const drawn = Part({})
    const named = use(InlineScriptsContext)
    for (const text of scriptsOf(drawn)) named?.add(text)
    return drawn
  }

/** The texts of the scripts among the elements themselves. Markup inside an element is text here, and never looked at. */
function scriptsOf(drawn: ReactNode): string[] {
  if (Array.isArray(drawn)) return drawn.flatMap(scriptsOf)
  if (!isValidElement<Drawn>(drawn)) return []
  const { type, props } = drawn
  if (type === 'script') return [props.dangerouslySetInnerHTML?.__html ?? []].flat()
  return scriptsOf(props.children)
}

interface Drawn {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}
