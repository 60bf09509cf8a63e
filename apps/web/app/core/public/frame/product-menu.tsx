import { textIn } from '@portal/contract/core/text'
import { IconChevronDown } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import styles from './menus.module.css'
import { productGroups } from './product-groups.ts'
import frame from './public.module.css'

const id = 'products-menu'

/** A native popover: opens without JavaScript, closes with Escape and with a press outside. */
export default function ProductMenu() {
  const t = useTexts(texts)
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {t.products}
        <IconChevronDown size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={`${frame.wrap} ${styles.groups}`}>
          <ProductLists />
          <p className={styles.all}>
            <PublicLink to="/allproducts">{t.allProducts}</PublicLink>
          </p>
        </div>
      </div>
    </>
  )
}

/** The products by stage of work; in the panel of the bar and in the menu of a phone. */
export function ProductLists() {
  const language = useLanguage()
  return productGroups.map(({ id, title, products }) => (
    <section key={id} className={styles[id]}>
      <h2 className={styles.stage}>{textIn(title, language)}</h2>
      <ul className={styles.products}>
        {products.map(({ to, name, about }) => (
          <li key={to}>
            <PublicLink to={to}>
              <strong>{name}</strong>
              <span>{textIn(about, language)}</span>
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
