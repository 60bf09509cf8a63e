import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#core/language.ts'
import { inLanguage } from '#core/language-address.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of this site, without `lang`: the link stays in the reader's language. */
  to: string
}

export function PublicLink({ to, ...rest }: Props) {
  return <Link to={inLanguage(to, useLanguage())} {...rest} />
}
