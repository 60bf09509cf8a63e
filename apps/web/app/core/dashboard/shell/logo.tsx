import { useTexts } from '#core/language/language.ts'
import { useSignedIn } from '../signed-in.ts'
import classes from './logo.module.css'
import { shellTexts } from './texts.ts'

/**
 * The company's name with its amber square, as a link to the public site. Loads a new document: the site has another
 * kit.
 */
export function Logo({ isNarrow = false }: { isNarrow?: boolean }) {
  const t = useTexts(shellTexts)
  const { company } = useSignedIn()
  return (
    <a href="/" className={classes.logo} data-narrow={isNarrow || undefined} aria-label={`${company}. ${t.home}`}>
      {isNarrow ? company.slice(0, 1) : company}
      <i className={classes.square} />
    </a>
  )
}
