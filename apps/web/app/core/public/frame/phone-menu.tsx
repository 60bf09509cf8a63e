import { IconMenu2, IconX } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import styles from './menus.module.css'
import { mainLinks } from './navigation.ts'
import Networks from './networks.tsx'
import { ProductLists } from './product-menu.tsx'

const id = 'phone-menu'

/** The links of the bar on small screens: a full-window popover. */
export default function PhoneMenu() {
  const t = useTexts(texts)
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget={id} aria-label={t.menu}>
        <IconMenu2 size={24} />
      </button>
      <nav id={id} popover="auto" className={styles.sheet} aria-label={t.menu}>
        <button
          type="button"
          className={styles.shut}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t.close}
        >
          <IconX size={24} />
        </button>
        <ul className={styles.pages}>
          <li>
            <PublicLink to="/">{t.home}</PublicLink>
          </li>
          <li>
            <PublicLink to="/allproducts">{t.allProducts}</PublicLink>
          </li>
        </ul>
        <div className={styles.folded}>
          <ProductLists />
        </div>
        <ul className={styles.pages}>
          {mainLinks.map(({ to, text }) => (
            <li key={to}>
              <PublicLink to={to}>{t[text]}</PublicLink>
            </li>
          ))}
        </ul>
        <ul className={`${styles.pages} ${styles.visitor}`}>
          <li>
            <PublicLink to="/login">{t.logIn}</PublicLink>
          </li>
          <li>
            <PublicLink to="/create-account">{t.createAccount}</PublicLink>
          </li>
        </ul>
        <Networks className={styles.networks} />
      </nav>
    </>
  )
}
