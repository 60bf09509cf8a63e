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
const Networks = deferred(() => import('./networks.tsx'))
const UserMenu = deferred(() => import('./user-menu.tsx'))
const PhoneMenu = deferred(() => import('./phone-menu.tsx'))
const ProductMenu = deferred(() => import('./product-menu.tsx'))

/** Sticky, the same on every public page. `isBare`: name and language alone. */
export function TopBar({ isBare }: { isBare: boolean }) {
  const t = useTexts(texts)
  return (
    <header className={styles.bar}>
      <div className={`${frame.wrap} ${styles.row}`}>
        <PublicLink to="/" className={styles.logo}>
          <Logo />
        </PublicLink>
        {!isBare && (
          <nav className={styles.links} aria-label={t.main}>
            <ProductMenu />
            {mainLinks.map(({ to, text }) => (
              <PublicLink key={to} to={to}>
                {t[text]}
              </PublicLink>
            ))}
          </nav>
        )}
        <div className={styles.side}>
          {!isBare && <Networks className={styles.networks} />}
          <LanguageSwitch />
          {!isBare && (
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
          )}
          {!isBare && <PhoneMenu />}
        </div>
      </div>
    </header>
  )
}
