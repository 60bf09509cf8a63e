import { createContext, use } from 'react'

/** A page while the server draws it. */
interface DrawnPage {
  /** The texts of its scripts, which its policy will name. */
  scripts: Set<string>
  /** What its loaders answered, as the router in the browser reads it. */
  data: string
}

export const RenderedPageContext = /* @__PURE__ */ createContext<DrawnPage | null>(null)

/**
 * A script of our own inside the page: a constant of the build, never anything that a person wrote. Only scripts that are
 * drawn by this component are allowed by the page's policy.
 */
export function InlineScript(script: { text: string; isModule?: boolean }) {
  if (import.meta.env.SSR) use(RenderedPageContext)?.scripts.add(script.text)
  const kind = import.meta.env.SSR && script.isModule ? ({ type: 'module', async: true } as const) : null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <script {...kind} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script.text }} />
}
