import { IconChevronDown } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import { useRootData } from './company.ts'
import styles from './menus.module.css'
import frame from './public.module.css'

const id = 'products-menu'

/** The products, if there are any. A native popover: opens without JavaScript, closes with Escape and with a press outside. */
export default function ProductMenu() {
  const t = useTexts(texts)
  if (useRootData()?.products.length === 0) return null
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

/** Products that stand below each other; more take two columns. */
const oneColumn = 4

/** The products by stage of work; in the panel of the bar and in the menu of a phone. */
export function ProductLists() {
  const language = useLanguage()
  return useRootData()?.products.map(({ nombre, productos }) => (
    <section key={nombre.es} className={productos.length > oneColumn ? styles.field : undefined}>
      <h2 className={styles.stage}>{nombre[language]}</h2>
      <ul className={styles.products}>
        {productos.map(({ slug, nombre, texto }) => (
          <li key={slug}>
            <PublicLink to={`/${slug}`}>
              <strong>{nombre}</strong>
              <span>{texto[language]}</span>
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
