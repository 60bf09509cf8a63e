import { sidebarGroupNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { Link, useLocation, useResolvedPath } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { screenAt } from '../screens.ts'
import { shellTexts } from '../shell/texts.ts'
import { useSignedIn } from '../signed-in.ts'
import classes from './breadcrumbs.module.css'

/** The path of a page: its section, its screen, and what is open inside it. Uses only the list of screens. */
export function Breadcrumbs({ title }: { title: string }) {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const { pathname } = useLocation()
  const { pathname: ofRoute } = useResolvedPath('.')
  const { screens } = useSignedIn()
  const screen = screenAt(screens, pathname)
  if (!screen || screen.path === '/dashboard') return null

  const section = textIn(sidebarGroupNames[screen.group], language)
  const name = textIn(screen.name, language)
  const isScreen = ofRoute === screen.path || title === name
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className={classes.crumbs}>
        <li>
          <Link to="/dashboard">{t.dashboard}</Link>
        </li>
        {section !== name && !screen.isPersonal && <li>{section}</li>}
        {isScreen ? (
          <li aria-current="page">{name}</li>
        ) : (
          <>
            <li>
              <Link to={screen.path}>{name}</Link>
            </li>
            <li aria-current="page">{title}</li>
          </>
        )}
      </ol>
    </nav>
  )
}
