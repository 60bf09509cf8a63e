import { textIn } from '@portal/contract/core/text'
import { useLanguage } from '#core/language/language.ts'
import type { Screen } from '../screens.ts'
import classes from './second-name.module.css'

/** The second name of a screen, behind the first; nothing for a screen with one name. */
export function SecondName({ of: { second } }: { of: Pick<Screen, 'second'> }) {
  const language = useLanguage()
  return second && <small className={classes.second}> {textIn(second, language)}</small>
}
