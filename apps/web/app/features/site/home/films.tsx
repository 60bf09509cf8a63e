import { ownLanguageNames } from '@portal/contract/core/language'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { filmTexts } from '#core/public/films/film-texts.ts'
import { type Film, filmAt, filmNames, films } from '#core/public/films/list.ts'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from './below-texts.ts'
import styles from './closing.module.css'

/** Loaded when someone plays a film. */
const FilmDialog = lazyCode(() => import('#core/public/films/film-dialog.tsx'))

/** Four cards, each with a link per language; without JavaScript to the file itself. */
export function Films() {
  const t = useTexts(belowTexts).films
  const [shown, setShown] = useState<Film | null>(null)
  const { silent } = useTexts(filmTexts)
  const language = useLanguage()
  const show = (film: Film) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(film)
  }

  return (
    <section className={styles.films} aria-labelledby="films">
      <div className={frame.wrap}>
        <h2 id="films">{t.title}</h2>
        <ul className={styles.filmCards}>
          {filmNames.map((name) => {
            const [title = '', text] = t.names[name]
            const versions = films.filter((film) => film.name === name)
            const poster = filmAt(name, language)
            return (
              <li key={name}>
                <picture>
                  <source type="image/avif" srcSet={`${poster}-640.avif`} />
                  <img src={`${poster}-640.webp`} width={640} height={360} alt="" loading="lazy" />
                </picture>
                <h3>{title}</h3>
                <p>
                  {text} <span>{silent(versions[0]?.seconds ?? 0)}.</span>
                </p>
                <p className={styles.versions}>
                  {versions.map((film) => (
                    <a
                      key={film.language}
                      href={`${filmAt(name, film.language)}.mp4`}
                      lang={film.language}
                      hrefLang={film.language}
                      aria-label={`${t.watch(title)} (${ownLanguageNames[film.language]})`}
                      onClick={show(film)}
                    >
                      <IconPlayerPlayFilled size={14} />
                      {ownLanguageNames[film.language]}
                    </a>
                  ))}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
      {shown && (
        <Suspense>
          <FilmDialog film={shown} title={t.names[shown.name][0] ?? ''} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  )
}
