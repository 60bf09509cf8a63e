import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { chileTexts } from './chile-texts.ts'
import { Band } from './level.tsx'
import { NamedList } from './named-list.tsx'
import styles from './workshop.module.css'

/** The functions of the workshop's simulation software. */
export function Software() {
  const t = useTexts(chileTexts)
  return (
    <Band id="software" title={t.softwareTitle} text={t.softwareText}>
      <NamedList rows={t.software} />
      <PublicLink className={styles.more} to="/nextlion">
        {t.softwareLink}
      </PublicLink>
    </Band>
  )
}
