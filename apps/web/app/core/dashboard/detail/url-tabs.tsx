import type { ReactNode } from 'react'
import { Link, useResolvedPath, useSearchParams } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import classes from './url-tabs.module.css'

export interface UrlTab {
  readonly id: string
  readonly label: string
  /** How many rows it holds. */
  readonly count?: number
  /** It holds more than that. */
  readonly isMore?: boolean
}

const parameter = 'tab'

/** The open tab, read from the address; the first one unless it names another. */
export function useTab(tabs: readonly UrlTab[]): string {
  const [params] = useSearchParams()
  return tabs.find(({ id }) => id === params.get(parameter))?.id ?? tabs[0]?.id ?? ''
}

interface Props {
  label: string
  tabs: readonly UrlTab[]
  /** Parameters of the address that mean the same in every part. */
  keeps?: readonly string[]
}

/** Parts of a page as links: each has an address. The part itself is drawn by the page, by `useTab`. */
export function UrlTabs({ label, tabs, keeps = [] }: Props): ReactNode {
  // Of the page, not of a record that is open next to it: another part closes that one.
  const { pathname } = useResolvedPath('')
  const { number } = useFormats()
  const open = useTab(tabs)
  const [params] = useSearchParams()
  const preserved = [...params].filter(([name]) => keeps.includes(name))
  const searchOf = (id: string, index: number) =>
    new URLSearchParams(index === 0 ? preserved : [[parameter, id], ...preserved]).toString()
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ id, label, count, isMore }, index) => (
        <Link
          key={id}
          to={{ pathname, search: searchOf(id, index) }}
          preventScrollReset
          className={classes.tab}
          aria-current={id === open ? 'page' : undefined}
        >
          {label}{' '}
          {count !== undefined && (
            <span className={classes.count}>
              {number(count)}
              {isMore && '+'}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
