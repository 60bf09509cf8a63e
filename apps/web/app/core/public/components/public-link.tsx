import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of this site, without `lang`: the link stays in the reader's language. */
  to: string
}

/** The whole site map comes with the first page, so there is nothing to discover. */
export function PublicLink({ to, ...rest }: Props) {
  return <Drawn to={inLanguage(to, useLanguage())} discover="none" {...rest} />
}

/** On the server what comes of the router's link, without what it does in a browser: that was a tenth of a page. */
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
