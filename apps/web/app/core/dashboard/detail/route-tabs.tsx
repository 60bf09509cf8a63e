import { NavLink, useLocation } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import classes from './url-tabs.module.css'

export interface RouteTab {
  /** The path of the part, from the route that shows the tabs; '.' for its index. */
  readonly to: string
  readonly label: string
  /** How many rows it holds. */
  readonly count?: number
}

/**
 * Parts of a record that are routes of their own, each with its loader. The question of the list next to it stays in
 * the address; tabs of a page alone are `UrlTabs`.
 */
export function RouteTabs({ label, tabs }: { label: string; tabs: readonly RouteTab[] }) {
  const { search } = useLocation()
  const { number } = useFormats()
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label, count }) => (
        <NavLink
          key={to}
          to={{ pathname: to, search }}
          end={to === '.'}
          preventScrollReset
          className={classes.tab ?? ''}
        >
          {label} {count !== undefined && <span className={classes.count}>{number(count)}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
