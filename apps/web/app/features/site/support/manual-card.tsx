import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { ManualDrawing } from '../manual/manual-drawing.tsx'
import { manualTexts } from '../manual/manual-page-texts.ts'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

/** The manual with its drawing and a link to each chapter. */
export function ManualCard({ chapters }: { chapters: readonly { id: string; title: string }[] }) {
  const t = useTexts(supportTexts)
  const manual = useTexts(manualTexts)
  return (
    <article className={styles.manual}>
      <div className={styles.picture}>
        <ManualDrawing name="orbit" />
      </div>
      <div className={styles.words}>
        <h3>{manual.title}</h3>
        <p>{t.manualText}</p>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <PublicLink to={`/quamtum-manual#${id}`} className={styles.toChapter} reloadDocument>
                {title}
              </PublicLink>
            </li>
          ))}
        </ol>
        <ButtonLink kind="primary" to="/quamtum-manual">
          {t.openManual}
        </ButtonLink>
      </div>
    </article>
  )
}
