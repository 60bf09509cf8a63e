import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { WorkshopPictureSchema } from '@portal/contract/workshops/schemas'
import { useLanguage } from '#core/language/language.ts'
import styles from './pictures.module.css'

/** Pictures of a workshop with their descriptions. */
export function WorkshopPictures({ pictures }: { pictures: readonly Of<typeof WorkshopPictureSchema>[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture) => {
        const text = nameIn(picture, 'texto', language)
        return (
          <li key={picture.archivo_id}>
            <figure>
              <img src={`/v1/archivo/${picture.archivo_id}`} alt={text} width={640} height={427} loading="lazy" />
              <figcaption aria-hidden>{text}</figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
