import { IconUser } from '@tabler/icons-react'
import { useTexts } from '#core/language.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from './navigation.ts'
import { Networks } from './networks.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ProductMenu } from './product-menu.tsx'
import frame from './public.module.css'
import { PublicLink } from './public-link.tsx'
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
                <IconUser size={20} stroke={1.75} aria-hidden />
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
