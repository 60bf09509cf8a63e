import { useLocation, useNavigation } from 'react-router'
import { useDelayed } from '../use-delayed.ts'
import classes from './navigation-progress.module.css'

/** A line at the top of the page while the next screen takes longer than 300 ms. Lists show their own progress. */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLate = useDelayed(next !== undefined && next.pathname !== pathname)
  return isLate && <div className={classes.progress} role="progressbar" aria-label="…" />
}
