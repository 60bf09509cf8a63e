import { ownLanguageNames } from '@portal/contract/core/language'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { filmAt, filmNames, films } from '#core/public/films/list.ts'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from '../home/below-texts.ts'
import sheet from './film-guides.module.css'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

/** The films as links to their files: this page has no player. */
export function FilmGuides() {
  const t = useTexts(belowTexts).films
  const { filmsTitle } = useTexts(supportTexts)
  const language = useLanguage()
  return (
    <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="films-title">
      <h2 id="films-title">{filmsTitle}</h2>
      <ul className={sheet.films}>
        {filmNames.map((name) => {
          const [title = '', text] = t.names[name]
          return (
            <li key={name}>
              <img src={`${filmAt(name, language)}-640.webp`} width={640} height={360} alt="" loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
              {films
                .filter((film) => film.name === name)
                .map((film) => (
                  <a
                    key={film.language}
                    className={styles.pdf}
                    href={`${filmAt(name, film.language)}.mp4`}
                    hrefLang={film.language}
                    aria-label={`${t.watch(title)} (${ownLanguageNames[film.language]})`}
                  >
                    {ownLanguageNames[film.language]}
                  </a>
                ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
