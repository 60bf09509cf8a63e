import { useNavigation } from 'react-router'
import { useDelayed } from '../use-delayed.ts'
import classes from './navigation-progress.module.css'

/** A line at the top of the page while the next screen takes longer than 300 ms. */
export function NavigationProgress() {
  const isLate = useDelayed(useNavigation().state !== 'idle')
  return isLate && <div className={classes.progress} role="progressbar" aria-label="…" />
}
