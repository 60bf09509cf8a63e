import { IconUser } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { deferred } from '../components/deferred.tsx'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from './navigation.ts'
import frame from './public.module.css'
import styles from './top-bar.module.css'

/** Open by default; their code is loaded with the first interaction. */
const Networks = deferred(async () => ({ default: (await import('./networks.tsx')).Networks }))
const UserMenu = deferred(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))
const PhoneMenu = deferred(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }))
const ProductMenu = deferred(async () => ({ default: (await import('./product-menu.tsx')).ProductMenu }))

/** Sticky, the same on every public page. A link appears once its page exists. */
export function TopBar() {
  const t = useTexts(texts)
  return (
    <header className={styles.bar}>
      <div className={`${frame.wrap} ${styles.row}`}>
        <PublicLink to="/" className={styles.logo}>
          <Logo />
        </PublicLink>
        <nav className={styles.links} aria-label={t.main}>
          <ProductMenu />
          {mainLinks.map(({ to, text }) => (
            <PublicLink key={to} to={to}>
              {t[text]}
            </PublicLink>
          ))}
        </nav>
        <div className={styles.side}>
          <Networks className={styles.networks} />
          <LanguageSwitch />
          <nav className={styles.account} aria-label={t.account}>
            <span className={styles.visitor}>
              <PublicLink to="/login" className={styles.login} title={t.logIn}>
                <IconUser size={20} stroke={1.75} />
                <span>{t.logIn}</span>
              </PublicLink>
              <PublicLink to="/create-account" className={styles.join}>
                {t.createAccount}
              </PublicLink>
            </span>
            <UserMenu />
          </nav>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
