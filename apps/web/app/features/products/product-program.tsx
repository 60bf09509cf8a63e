import type { PageWords } from '@portal/contract/products/pages/words'
import { useLanguage } from '#core/language/language.ts'
import frame from '#core/public/frame/public.module.css'
import styles from './product.module.css'

const [narrow, wide] = [640, 1240]
const height = 698

/** What a program opens and saves, needs and costs, under true screens of it. */
export function ProductProgram({ titulo, texto, pantallas, datos }: NonNullable<PageWords['programa']>) {
  const language = useLanguage()
  const files = (file: string, type: string) =>
    [narrow, wide].map((width) => `/pictures/software/${file}-${language}-${width}.${type} ${width}w`).join(', ')
  const sizes = '(min-width: 768px) 50vw, calc(100vw - 40px)'
  return (
    <section className={`${frame.wrap} ${styles.section} ${styles.follows}`} aria-labelledby="program">
      <h2 id="program">{titulo}</h2>
      <p className={styles.lead}>{texto}</p>
      <div className={styles.screens}>
        {pantallas.map(({ archivo: file, alt, texto: text }) => (
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
        {datos.map(({ titulo, texto }) => (
          <article key={titulo}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
