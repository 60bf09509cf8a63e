import { Link } from 'react-router'
import classes from './url-tabs.module.css'

export interface LinkTab {
  readonly to: string
  readonly label: string
  readonly isOpen: boolean
}

/** Tabs that are screens with addresses of their own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label, isOpen }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={isOpen ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
