import { IconChevronDown } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router'
import { useLanguage, useTexts } from '#core/language.ts'
import { inLanguage } from '#core/language-address.ts'
import { onSessionStored, signedInUser } from '#core/token.ts'
import { texts } from './texts.ts'
import styles from './user-menu.module.css'

const namesNow = () => signedInUser()?.nombres ?? ''

/**
 * The page is the same for everyone, so the names come in here: by the small script at once, by React after hydration.
 * The attribute on the root element shows the menu in place of the log-in link.
 */
const fillIn = import.meta.env.SSR
  ? `try{var u=JSON.parse(localStorage.getItem('usuario'));if(u&&localStorage.getItem('jwtToken')){document.getElementById('signed-in').textContent=u.nombres;document.documentElement.setAttribute('data-signed-in','')}}catch(e){}`
  : ''

export function UserMenu() {
  const t = useTexts(texts)
  const language = useLanguage()
  const names = useSyncExternalStore(onSessionStored, namesNow, () => '')

  return (
    <details className={styles.menu}>
      <summary className={styles.names} aria-label={`${t.account}: ${names}`} suppressHydrationWarning>
        <span id="signed-in" suppressHydrationWarning>
          {names}
        </span>
        <IconChevronDown size={16} aria-hidden />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fillIn }} />
      <ul className={styles.list}>
        <li>
          <Link to="/dashboard">{t.dashboard}</Link>
        </li>
        <li>
          <Link to="/dashboard/perfil">{t.profile}</Link>
        </li>
        <li>
          <Form method="post" action={inLanguage('/logout', language)}>
            <button type="submit">{t.logOut}</button>
          </Form>
        </li>
      </ul>
    </details>
  )
}
