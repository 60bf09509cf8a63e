import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '#core/language.ts'
import { inLanguage } from '#core/language-address.ts'
import { useRootData } from './company.ts'

/** One canonical address per language, without foreign parameters, and the way to the other language (decision 21). */
export function Alternates() {
  const site = useRootData()?.site
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const handle = useMatches().at(-1)?.handle as { cache?: { params: readonly string[] } } | undefined
  if (!site) return null

  const asked = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const name of handle?.cache?.params ?? []) {
    const value = asked.get(name)
    if (value) own.append(name, value)
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const addressIn = (language: 'es' | 'en') => site.publicUrl + inLanguage(own.size ? `${path}?${own}` : path, language)
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      <link rel="alternate" hrefLang="es" href={addressIn('es')} />
      <link rel="alternate" hrefLang="en" href={addressIn('en')} />
      <link rel="alternate" hrefLang="x-default" href={addressIn('es')} />
    </>
  )
}
