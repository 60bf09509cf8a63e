import type { Module } from '@portal/contract/access/constants'
import { Link, type LinkProps } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { opens } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import classes from './count-link.module.css'

interface Props {
  count: number
  /** Address of the list of the counted rows; opens with any of `module`. */
  to: LinkProps['to']
  module: Module | readonly Module[]
  /** Label for screen readers: "12 usuarios de …". */
  label?: string
  /** The number in words; the plain number by default. */
  children?: string
}

/** A number that links to the counted rows; plain text when it is 0 or the reader may not open the list. */
export function CountLink({ count, to, module, label, children }: Props) {
  const { number } = useFormats()
  const { modules } = useSignedIn()
  const text = children ?? number(count)
  if (!count || !opens(modules, module)) return text
  return (
    <Link to={to} className={classes.link} aria-label={label}>
      {text}
    </Link>
  )
}
