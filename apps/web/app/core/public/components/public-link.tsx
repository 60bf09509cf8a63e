import { isBelowAny } from '@portal/contract/core/paths'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { useRootData } from '../frame/company.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of this site, without `lang`: the link stays in the reader's language. */
  to: string
}

/**
 * Nothing, where the company does not use the part that it leads to (rule public-site/parts). The whole site map is
 * loaded with the first page, so route discovery is off.
 */
export function PublicLink({ to, ...rest }: Props) {
  const address = inLanguage(to, useLanguage())
  const root = useRootData()
  return root && isBelowAny(to, root.site.unusedPaths) ? null : <Drawn to={address} discover="none" {...rest} />
}

/** On the server a plain link instead of the router's, which was a tenth of the page. */
const Drawn: typeof Link = import.meta.env.SSR ? (Anchor as typeof Link) : Link

function Anchor({ to, ...rest }: ComponentProps<typeof Link>) {
  const {
    discover: _,
    prefetch: __,
    reloadDocument: ___,
    replace: ____,
    state: _____,
    preventScrollReset: ______,
    ...attributes
  } = rest
  return <a {...attributes} href={String(to)} />
}
