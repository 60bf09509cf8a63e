import { textIn } from '@portal/contract/core/text'
import { machineViewNames, machineViews } from '@portal/contract/machines/inspection'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Machine } from '../shared/rows.ts'
import styles from './inspection-sheet.module.css'
import { sheetTexts } from './sheet-texts.ts'

/** The views that buyers expect: those that a picture shows lead to it. */
export function MachineViews({ pictures }: { pictures: Machine['imagenes'] }) {
  const t = useTexts(sheetTexts)
  const language = useLanguage()
  return (
    <div>
      <h3>{t.views}</h3>
      <ul className={styles.views}>
        {machineViews.map((view) => {
          const place = pictures.findIndex(({ vista }) => vista === view)
          const name = textIn(machineViewNames[view], language)
          return (
            <li key={view}>
              {place < 0 ? (
                <span className={styles.absent}>
                  {name}
                  <span className={styles.unseen}>{t.viewAbsent}</span>
                </span>
              ) : (
                <a href={`#foto-${place + 1}`}>{name}</a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
