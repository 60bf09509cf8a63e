import { IconUser } from '@tabler/icons-react'
import { useTexts } from '#core/language.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import frame from './public.module.css'
import { PublicLink } from './public-link.tsx'
import { SmallMenu } from './small-menu.tsx'
import { texts } from './texts.ts'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

/** Sticky, the same on every public page. A link appears when what it leads to is built. */
export function TopBar() {
  const t = useTexts(texts)
  return (
    <header className={styles.bar}>
      <div className={`${frame.wrap} ${styles.row}`}>
        <PublicLink to="/" className={styles.logo} aria-label={t.home}>
          <Logo />
        </PublicLink>
        <nav className={styles.links} aria-label={t.main}>
          <PublicLink to="/classifieds">{t.machinery}</PublicLink>
        </nav>
        <nav className={styles.side} aria-label={t.account}>
          <LanguageSwitch />
          <span className={styles.visitor}>
            <PublicLink to="/login" className={styles.login}>
              <IconUser size={20} stroke={1.75} aria-hidden />
              <span>{t.logIn}</span>
            </PublicLink>
            <PublicLink to="/create-account" className={styles.join}>
              {t.createAccount}
            </PublicLink>
            <SmallMenu />
          </span>
          <UserMenu />
        </nav>
      </div>
    </header>
  )
}
