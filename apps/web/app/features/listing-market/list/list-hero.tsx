import { type Section, sectionPaths } from '@portal/contract/listing-market/sections'
import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import frame from '#core/public/frame/public.module.css'
import { sectionTexts } from '../shared/section-texts.ts'
import styles from './list-hero.module.css'
import { listTexts } from './list-texts.ts'

interface Props {
  section: Section
  /** The form that the search field belongs to; absent when there is no list. */
  form?: { id: string; search: string }
}

/** Title, search and the sections of the marketplace, on the dark ground of the site. */
export function ListHero({ section, form }: Props) {
  const t = useTexts(listTexts)
  const names = useTexts(sectionTexts)
  const isAll = section === 'all'
  return (
    <div className={styles.hero}>
      <div className={frame.wrap}>
        {!isAll && (
          <Breadcrumb
            label={names.breadcrumb}
            steps={[{ name: names.root, to: sectionPaths.all }, { name: names.sections[section] }]}
          />
        )}
        <div className={styles.head}>
          <div className={styles.words}>
            <h1>{t.titles[section]}</h1>
            <p>{t.leads[section]}</p>
          </div>
          {form && (
            <search className={styles.search}>
              <IconSearch size={20} aria-hidden />
              <input
                type="search"
                name="buscar"
                form={form.id}
                defaultValue={form.search}
                placeholder={t.searchHint}
                aria-label={t.searchLabel}
                maxLength={80}
                autoComplete="off"
                enterKeyHint="search"
              />
              <button type="submit" form={form.id}>
                {t.search}
              </button>
            </search>
          )}
        </div>
        <nav className={styles.sections} aria-label={t.sectionsLabel}>
          <ul>
            {(Object.keys(sectionPaths) as Section[]).map((one) => (
              <li key={one}>
                <PublicLink to={sectionPaths[one]} aria-current={one === section ? 'page' : undefined}>
                  {names.sections[one]}
                </PublicLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
