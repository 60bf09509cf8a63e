import { machineViewNames, machineViews } from '@portal/contract/listings/inspection'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { showSlide } from '#features/marketplace/pictures/slides.ts'
import type { Item } from '../shared/rows.ts'
import styles from './inspection-sheet.module.css'
import { sheetTexts } from './sheet-texts.ts'

/** The views that buyers expect: those that a picture shows lead to it. */
export function MachineViews({ pictures }: { pictures: Item['imagenes'] }) {
  const t = useTexts(sheetTexts)
  const language = useLanguage()
  return (
    <div>
      <h3>{t.views}</h3>
      <ul className={styles.views}>
        {machineViews.map((view) => {
          const place = pictures.findIndex(({ vista }) => vista === view)
          const name = machineViewNames[view][language]
          return (
            <li key={view}>
              {place < 0 ? (
                <span className={styles.absent}>
                  <IconMinus size={16} aria-hidden />
                  <span aria-hidden>{name}</span>
                  <span className={styles.unseen}>{t.viewAbsent(name)}</span>
                </span>
              ) : (
                <a
                  href={`#foto-${place + 1}`}
                  aria-label={t.viewAt(name, place + 1)}
                  onClick={() => {
                    const slide = document.getElementById(`foto-${place + 1}`)
                    showSlide(slide?.parentElement ?? null, place)
                  }}
                >
                  <IconCheck size={16} aria-hidden />
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
