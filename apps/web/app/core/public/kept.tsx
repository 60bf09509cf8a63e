import { type ComponentProps, type ReactNode, use } from 'react'
import { UNSAFE_DataRouterDataContext as DataContext, UNSAFE_LocationContext as LocationContext } from 'react-router'
import { LanguageContext, useLanguage } from '#core/language.ts'
import { useRootData } from './company.ts'

type Draw = (part: ReactNode) => string
const draw: Draw | null = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : null

interface Props extends ComponentProps<'nav'> {
  as: 'nav' | 'ul' | 'div' | 'footer'
  /** Tells it from other parts that are kept, and from itself in another state. */
  name: string
}

/**
 * A part that is the same on all pages of a language: the server draws what is inside once and keeps it as HTML. What
 * is inside may depend on the language and on what the root has loaded, on nothing else of the page; it has no `useId`
 * and no picture that is fetched at once. In the browser it is an element like any other.
 */
export function Kept({ as, name, children, ...rest }: Props) {
  const Tag = as as 'nav'
  const html = useDrawn(name, children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own drawing of what stands inside
  if (import.meta.env.SSR && html !== null) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  return <Tag {...rest}>{children}</Tag>
}

const kept = new Map<string, string>()
/** Parts, languages, and what the root has loaded before and after it changed. */
const most = 300

/** Null: in the browser, whose build leaves the rest out, and where something inside has yet to be loaded. */
const useDrawn = draw ? (name: string, children: ReactNode) => useDrawnBy(draw, name, children) : () => null

function useDrawnBy(draw: Draw, name: string, children: ReactNode): string | null {
  const [location, data, language, root] = [use(LocationContext), use(DataContext), useLanguage(), useRootData()]
  const key = `${name} ${language} ${JSON.stringify(root)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = draw(
    <LocationContext value={location}>
      <DataContext value={data}>
        <LanguageContext value={language}>{children}</LanguageContext>
      </DataContext>
    </LocationContext>,
  )
  if (html.includes('<!--$!-->')) return null
  if (kept.size === most) kept.clear()
  kept.set(key, html)
  return html
}
