import { createContext, use } from 'react'

/** A page while the server renders it. */
interface DrawnPage {
  /** The texts of its scripts, which its policy will allow. */
  scripts: Set<string>
  /** The loaders' data, as the router in the browser reads it. */
  data: string
}

export const RenderedPageContext = /* @__PURE__ */ createContext<DrawnPage | null>(null)

/**
 * Renders our own script inside the page: a constant of the build, never text from a person. The page's policy allows
 * only scripts rendered by this component.
 */
export function InlineScript(script: { text: string; isModule?: boolean }) {
  if (import.meta.env.SSR) use(RenderedPageContext)?.scripts.add(script.text)
  const kind = import.meta.env.SSR && script.isModule ? ({ type: 'module', async: true } as const) : null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <script {...kind} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script.text }} />
}
