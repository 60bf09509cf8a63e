import { ownLanguageNames } from '@portal/contract/core/language'
import type { DrawnProduct } from '@portal/contract/products/constants'
import { guidePath } from '@portal/contract/products/guides/address'
import type { ContentIn } from '@portal/contract/settings/contents'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { filmAt, films, guideFilm } from '#core/public/films/list.ts'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from '../home/below-texts.ts'
import sheet from './film-guides.module.css'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

type HomeFilm = ContentIn<'portada'>['peliculas'][number]

interface Props {
  guides: readonly { slug: DrawnProduct; name: string; steps: number; seconds: number }[]
  films: readonly HomeFilm[]
}

/** The guide of each product, and below them the other films. */
export function FilmGuides({ guides, films }: Props) {
  const t = useTexts(supportTexts)
  const language = useLanguage()
  return (
    <section id="films" className={`${frame.wrap} ${styles.section}`} aria-labelledby="films-title">
      <h2 id="films-title">{t.filmsTitle}</h2>
      <p className={styles.lead}>{t.filmsText}</p>
      <ul className={sheet.guides}>
        {guides.map(({ slug, name, steps, seconds }) => (
          <li key={slug}>
            <PublicLink to={guidePath(slug)}>
              <picture>
                <source type="image/avif" srcSet={`${filmAt(guideFilm(slug), language)}-640.avif`} />
                <img
                  src={`${filmAt(guideFilm(slug), language)}-640.webp`}
                  width={640}
                  height={360}
                  alt=""
                  loading="lazy"
                />
              </picture>
              <strong>{t.guideOf(name)}</strong>
            </PublicLink>
            <small>{t.guideLength(steps, seconds)}</small>
          </li>
        ))}
      </ul>
      {films.length > 0 && <OtherFilms shown={films} />}
    </section>
  )
}

/** The films as links to their files: this page has no player. */
function OtherFilms({ shown }: { shown: readonly HomeFilm[] }) {
  const t = useTexts(belowTexts).films
  const { otherFilms } = useTexts(supportTexts)
  const language = useLanguage()
  return (
    <>
      <h3 className={sheet.others}>{otherFilms}</h3>
      <ul className={sheet.films}>
        {shown.map(({ pelicula: name, titulo: title, texto: text }) => (
          <li key={name}>
            <img src={`${filmAt(name, language)}-640.webp`} width={640} height={360} alt="" loading="lazy" />
            <h4>{title}</h4>
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
        ))}
      </ul>
    </>
  )
}
