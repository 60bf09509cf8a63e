import { textIn } from '@portal/contract/core/text'
import {
  machineSystemNames,
  machineSystems,
  machineViewNames,
  machineViews,
  systemStateNames,
} from '@portal/contract/machines/inspection'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FactsTable } from '#features/marketplace/item/facts-table.tsx'
import type { Machine } from '../shared/rows.ts'
import { Score } from '../shared/score.tsx'
import styles from './inspection-sheet.module.css'
import { sheetTexts } from './sheet-texts.ts'

/** Whether an owner has said anything on the sheet; the description and a view alone are none. */
const isFilled = (item: Machine) =>
  item.serie !== '' ||
  item.horometro !== null ||
  item.fallas !== '' ||
  item.sin_fallas ||
  machineSystems.some((system) => item[system] !== null) ||
  item.imagenes.filter(({ vista }) => vista).length > 1

/**
 * The inspection sheet of a machine as visitors see it: score, meter, serial, systems, faults, views
 * (rule marketplace/inspection-sheet).
 */
export function InspectionSheet({ item }: { item: Machine }) {
  const t = useTexts(sheetTexts)
  const language = useLanguage()
  const { number, date } = useFormats()
  if (!isFilled(item)) return null
  const reading = item.horometro !== null && t.hoursOf(number(item.horometro))
  const readOn = item.horometro_fecha && t.readOn(date(item.horometro_fecha))
  return (
    <section aria-labelledby="sheet" className={styles.sheet}>
      <div>
        <h2 id="sheet">{t.sheet}</h2>
        <p className={styles.lead}>{t.lead}</p>
      </div>
      <Score score={item.puntaje} isWide />
      <FactsTable
        caption={t.sheet}
        facts={[
          [t.hours, reading && [reading, readOn].filter(Boolean).join(', ')],
          [t.serial, item.serie],
          ...machineSystems.map((system): [string, string | false] => {
            const state = item[system]
            return [
              textIn(machineSystemNames[system], language),
              state !== null && textIn(systemStateNames[state], language),
            ]
          }),
        ]}
      />
      {(item.fallas || item.sin_fallas) && (
        <div>
          <h3>{t.faults}</h3>
          <p className={styles.faults}>{item.fallas || t.noFaults}</p>
        </div>
      )}
      <MachineViews pictures={item.imagenes} />
    </section>
  )
}

/** The views that buyers expect: those that a picture shows lead to it. */
function MachineViews({ pictures }: { pictures: Machine['imagenes'] }) {
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
