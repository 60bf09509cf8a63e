import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './list-hero.module.css'

interface Section {
  path: string
  name: string
  isCurrent: boolean
}

interface Props {
  title: string
  lead: string
  breadcrumb?: ReactNode
  /** The sections of the marketplace, with the label of their list. */
  sections: { label: string; links: readonly Section[] }
  /** The search, and the form that it belongs to; absent when there is no list. */
  search?: { form: string; text: string; label: string; hint: string; action: string }
}

/** Title, search and the sections of a marketplace, on the dark ground of the site. */
export function ListHero({ title, lead, breadcrumb, sections, search }: Props) {
  return (
    <div className={styles.hero}>
      <div className={frame.wrap}>
        {breadcrumb}
        <div className={styles.head}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          {search && (
            <search className={styles.search}>
              <IconSearch size={20} />
              <input
                type="search"
                name="buscar"
                form={search.form}
                defaultValue={search.text}
                placeholder={search.hint}
                aria-label={search.label}
                maxLength={80}
                enterKeyHint="search"
              />
              <button type="submit" form={search.form}>
                {search.action}
              </button>
            </search>
          )}
        </div>
        <nav className={styles.sections} aria-label={sections.label}>
          <ul>
            {sections.links.map(({ path, name, isCurrent }) => (
              <li key={path}>
                <PublicLink to={path} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </PublicLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
