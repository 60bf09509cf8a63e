import { useTexts } from '#core/language.ts'
import { films } from '#core/public/films/list.ts'
import frame from '#core/public/public.module.css'
import { belowTexts } from '../home/below-texts.ts'
import sheet from './film-guides.module.css'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

/** The films that exist, as links to their files: this page has no player of its own. */
export function FilmGuides() {
  const t = useTexts(belowTexts).films
  const { filmsTitle } = useTexts(supportTexts)
  const names = [...new Set(films.map(({ name }) => name))]
  if (names.length === 0) return null
  return (
    <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="films-title">
      <h2 id="films-title">{filmsTitle}</h2>
      <ul className={sheet.films}>
        {names.map((name) => {
          const [title = '', text] = t.names[name]
          const made = films.filter((film) => film.name === name)
          return (
            <li key={name}>
              <img src={`/films/${name}-${made[0]?.language}.webp`} width={640} height={360} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
              {made.map(({ language }) => (
                <a
                  key={language}
                  className={styles.pdf}
                  href={`/films/${name}-${language}.mp4`}
                  hrefLang={language}
                  aria-label={`${t.watch(title)} (${t.languages[language]})`}
                >
                  {t.languages[language]}
                </a>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
