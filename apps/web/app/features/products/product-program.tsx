import { useLanguage } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import type { Words } from './content/words.ts'
import styles from './product.module.css'

const [narrow, wide] = [640, 1240]
const height = 698

/** What a program opens and saves, needs and costs, under true screens of it. */
export function ProductProgram({ title, text, screens, facts }: NonNullable<Words['program']>) {
  const language = useLanguage()
  const files = (file: string, type: string) =>
    [narrow, wide].map((width) => `/pictures/software/${file}-${language}-${width}.${type} ${width}w`).join(', ')
  const sizes = '(min-width: 768px) 50vw, calc(100vw - 40px)'
  return (
    <section className={`${frame.wrap} ${styles.section} ${styles.follows}`} aria-labelledby="program">
      <h2 id="program">{title}</h2>
      <p className={styles.lead}>{text}</p>
      <div className={styles.screens}>
        {screens.map(({ file, alt, text }) => (
          <figure key={file}>
            <picture>
              <source type="image/avif" srcSet={files(file, 'avif')} sizes={sizes} />
              <img
                src={`/pictures/software/${file}-${language}-${wide}.webp`}
                srcSet={files(file, 'webp')}
                sizes={sizes}
                width={wide}
                height={height}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.versions}>
        {facts.map(({ title, text }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
