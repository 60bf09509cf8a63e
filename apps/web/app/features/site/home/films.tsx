import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTexts } from '#core/language.ts'
import { languages } from '#core/language-address.ts'
import { type Film, films } from '#core/public/films/list.ts'
import frame from '#core/public/public.module.css'
import { belowTexts } from './below-texts.ts'
import styles from './closing.module.css'

/** Fetched when somebody wants to see one. */
const FilmDialog = lazy(() => import('#core/public/films/film-dialog.tsx'))

const names = ['workshop', 'workshop-brazil', 'company', 'fragmentation'] as const

/** Four cards, each with a link for each language in which its film exists; the file itself without JavaScript. */
export function Films() {
  const t = useTexts(belowTexts).films
  const [shown, setShown] = useState<Film | null>(null)
  const cards = names.filter((name) => films.some((film) => film.name === name))
  if (cards.length === 0) return null
  const show = (film: Film) => (event: MouseEvent) => {
    event.preventDefault()
    setShown(film)
  }

  return (
    <section className={styles.films} aria-labelledby="films">
      <div className={frame.wrap}>
        <h2 id="films">{t.title}</h2>
        <ul className={styles.filmCards}>
          {cards.map((name) => {
            const [title = '', text] = t.names[name]
            const versions = languages.flatMap((language) =>
              films.filter((film) => film.name === name && film.language === language),
            )
            return (
              <li key={name}>
                <picture>
                  <source type="image/avif" srcSet={`/films/${name}-${versions[0]?.language}.avif`} />
                  <img
                    src={`/films/${name}-${versions[0]?.language}.webp`}
                    width={640}
                    height={360}
                    alt=""
                    loading="lazy"
                  />
                </picture>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={styles.versions}>
                  {versions.map((film) => (
                    <a
                      key={film.language}
                      href={`/films/${name}-${film.language}.mp4`}
                      lang={film.language}
                      hrefLang={film.language}
                      aria-label={`${t.watch(title)} (${t.languages[film.language]})`}
                      onClick={show(film)}
                    >
                      <IconPlayerPlayFilled size={14} aria-hidden />
                      {t.languages[film.language]}
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
