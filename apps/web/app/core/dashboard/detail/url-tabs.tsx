import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useResolvedPath, useSearchParams } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import classes from './url-tabs.module.css'

export interface UrlTab {
  readonly id: string
  readonly label: string
  /** Number of its rows. */
  readonly count?: number
  /** There are more rows than `count`. */
  readonly isMore?: boolean
}

const parameter = 'tab'

/** Returns the open tab of the address, the first one by default. */
export function useTab(tabs: readonly UrlTab[]): string {
  const [params] = useSearchParams()
  return tabs.find(({ id }) => id === params.get(parameter))?.id ?? tabs[0]?.id ?? ''
}

interface Props {
  label: string
  tabs: readonly UrlTab[]
  /** Parameters of the address that are kept when the tab changes. */
  keeps?: readonly string[]
}

/** Tabs of a page as links, each with its own address. The page renders the content itself, by `useTab`. */
export function UrlTabs({ label, tabs, keeps = [] }: Props): ReactNode {
  // The path of the page, not of a record open next to it: changing the tab closes the record.
  const { pathname } = useResolvedPath('')
  const { number } = useFormats()
  const open = useTab(tabs)
  const [params] = useSearchParams()
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the open tab may be out of sight
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  const preserved = [...params].filter(([name]) => keeps.includes(name))
  const searchOf = (id: string, index: number) =>
    new URLSearchParams(index === 0 ? preserved : [[parameter, id], ...preserved]).toString()
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
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
