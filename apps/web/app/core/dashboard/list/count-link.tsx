import type { Module } from '@portal/contract/access/constants'
import { Link, type LinkProps } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { opens } from '../screens.ts'
import { useSignedIn } from '../signed-in.ts'
import classes from './count-link.module.css'

interface Props {
  count: number
  /** Address of the list of what is counted; opens with any of `module`. */
  to: LinkProps['to']
  module: Module | readonly Module[]
  /** What is counted, for those who do not see the column: "12 usuarios de …". */
  label?: string
  /** The number in words; the bare number unless given. */
  children?: string
}

/** A number that opens what it counts; bare where there is nothing, or nothing that the reader may open. */
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
