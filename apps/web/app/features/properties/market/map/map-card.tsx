import { langOf, nameIn } from '@portal/contract/core/names'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Badges } from '../shared/badges.tsx'
import { Price } from '../shared/price.tsx'
import { pathOf } from '../shared/rows.ts'
import styles from './map-card.module.css'
import { mapTexts } from './map-texts.ts'
import type { Mark } from './marks.ts'

interface Props {
  mark: Mark
  onClose: () => void
}

/** The property of a mark, or the few in one place, over the foot of the map. */
export function MapCard({ mark, onClose }: Props) {
  const t = useTexts(mapTexts)
  const language = useLanguage()
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), []) // also scrolls to it
  return (
    <section
      ref={region}
      className={styles.sheet}
      tabIndex={-1}
      aria-label={t.selected}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <ul>
        {mark.propiedades.map((property) => (
          <li key={property.id} className={styles.card}>
            <div className={styles.picture}>
              {property.url_imagen && <img src={property.url_imagen} alt="" width={320} height={240} />}
            </div>
            <div className={styles.text}>
              <Badges row={property} />
              <PublicLink to={pathOf(property)} className={styles.link} lang={langOf(property, 'titulo', language)}>
                {nameIn(property, 'titulo', language)}
              </PublicLink>
              <Price row={{ ...property, rebaja_porcentaje: null, rebajado_el: null }} />
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t.close}>
        <IconX size={20} />
      </button>
    </section>
  )
}
