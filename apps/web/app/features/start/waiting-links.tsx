import { textIn } from '@portal/contract/core/text'
import { Link } from 'react-router'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { startTexts } from './start-texts.ts'
import classes from './waiting-links.module.css'

/** One link for each counter above 0, to the counted rows. */
export function WaitingLinks() {
  const t = useTexts(startTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const { waiting } = useSignedIn()
  if (waiting.length === 0) return null
  return (
    <ul className={classes.links} aria-label={t.waiting}>
      {waiting.map(({ counter, name, to, tone, count }) => (
        <li key={counter}>
          <Link to={to} className={classes.link} data-tone={tone}>
            <b>{number(count)}</b> {textIn(name, language)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
