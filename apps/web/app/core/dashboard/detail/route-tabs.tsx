import { NavLink, useLocation } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import classes from './url-tabs.module.css'

export interface RouteTab {
  /** The path of the tab, relative to the route that shows the tabs; '.' for its index. */
  readonly to: string
  readonly label: string
  /** Number of its rows. */
  readonly count?: number
}

/**
 * Tabs of a record that are routes with their own loaders. The query of the list next to it stays in the address; for
 * tabs inside one page use `UrlTabs`.
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
