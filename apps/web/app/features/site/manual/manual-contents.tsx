import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { type Chapter, type Version, versions } from './chapter.ts'
import styles from './manual.module.css'
import { manualTexts } from './manual-page-texts.ts'

interface Props {
  chapters: readonly Chapter[]
  version: Version | null
  question: string
}

/** Returns the path of the manual for a version and a search. */
export function manualPath(version: Version | null, question: string): string {
  const params = new URLSearchParams({ ...(question && { q: question }), ...(version && { version }) })
  return `/quamtum-manual${params.size ? `?${params}` : ''}`
}

/** The choice of version, and every chapter with its sections. Folded in a narrow window. */
export function ManualContents({ chapters, version, question }: Props) {
  const t = useTexts(manualTexts)
  const choices = [{ key: null, name: t.allVersions }, ...versions.map((key) => ({ key, name: t.versions[key] }))]
  return (
    <aside className={styles.aside}>
      <nav aria-label={t.version} className={styles.versions}>
        <ul>
          {choices.map(({ key, name }) => (
            <li key={name}>
              <PublicLink
                to={manualPath(key, question)}
                aria-current={key === version ? 'true' : undefined}
                reloadDocument
              >
                {name}
              </PublicLink>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.folded}>
        <summary>{t.contents}</summary>
        <Chapters chapters={chapters} label={t.contents} />
      </details>
      <div className={styles.unfolded}>
        <Chapters chapters={chapters} label={t.contents} />
      </div>
    </aside>
  )
}

function Chapters({ chapters, label }: { chapters: readonly Chapter[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <ol>
        {chapters.map(({ id, title, sections }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  )
}
