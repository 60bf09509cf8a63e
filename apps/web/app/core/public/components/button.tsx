import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { PublicLink } from './public-link.tsx'

/** `primary` once per screen; `ghost` for dark grounds. */
export type ButtonKind = 'primary' | 'plain' | 'ghost'

interface Look {
  kind?: ButtonKind
  isWide?: boolean
}

const classOf = ({ kind = 'plain', isWide = false }: Look) =>
  [styles.button, styles[kind], isWide && styles.wide].filter(Boolean).join(' ')

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** Shows progress and disables the button. */
  isBusy?: boolean
}

export function Button({ kind, isWide, isBusy = false, type = 'button', disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ ...(kind && { kind }), ...(isWide && { isWide }) })}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
    >
      {isBusy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<typeof PublicLink>, 'className'>, Look {}

/** Looks like a button, is a link. */
export function ButtonLink({ kind, isWide, ...rest }: ButtonLinkProps) {
  return <PublicLink {...rest} className={classOf({ ...(kind && { kind }), ...(isWide && { isWide }) })} />
}

interface ButtonOutProps extends Omit<ComponentProps<'a'>, 'className'>, Look {}

/** As `ButtonLink`, to a site of others: its address is left as it is. */
export function ButtonOut({ kind, isWide, ...rest }: ButtonOutProps) {
  return <a {...rest} className={classOf({ ...(kind && { kind }), ...(isWide && { isWide }) })} />
}
