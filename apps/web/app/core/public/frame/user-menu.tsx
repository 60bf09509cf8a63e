import { IconChevronDown } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#core/language/language.ts'
import { onSessionStored, signedInUser } from '#core/session/token.ts'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import frame from './public.module.css'
import styles from './user-menu.module.css'

const id = 'user-menu'
const namesNow = () => signedInUser()?.nombres ?? ''

/**
 * Replaces the log-in link for a signed-in user. The page is the same for everyone: the frame's script fills in the
 * name and logs out; React keeps the name after hydration.
 */
export default function UserMenu() {
  const t = useTexts(texts)
  const names = useSyncExternalStore(onSessionStored, namesNow, () => '')
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.names} popoverTarget={id}>
        <span className={frame.unseen}>{t.account}: </span>
        <span id="signed-in" className={styles.text} suppressHydrationWarning>
          {names}
        </span>
        <IconChevronDown size={16} />
      </button>
      <ul id={id} popover="auto" className={styles.list}>
        <li>
          <PublicLink to="/dashboard">{t.dashboard}</PublicLink>
        </li>
        <li>
          <PublicLink to="/dashboard/perfil">{t.profile}</PublicLink>
        </li>
        <li>
          <button type="button" data-log-out>
            {t.logOut}
          </button>
        </li>
      </ul>
    </div>
  )
}
