import { referenceOf } from '@portal/contract/workshops/constants'
import { useState } from 'react'
import { folded } from '#core/dashboard/fold.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from './check-in.module.css'
import { checkInTexts } from './check-in-texts.ts'
import type { CheckInList, CheckInPerson, Marks } from './device.ts'
import { warningOf } from './result-card.tsx'
import { timeIn } from './time-in.ts'

const shown = 50

interface Props {
  list: CheckInList
  marks: Marks
  onCheck: (person: CheckInPerson) => void
}

/** Everyone on the list, found by name, company or number. */
export function People({ list, marks, onCheck }: Props) {
  const t = useTexts(checkInTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState('')
  const words = folded(asked).split(' ')
  const found = list.personas.filter(({ id, nombre, empresa }) => {
    const text = folded(`${nombre} ${empresa} ${referenceOf(id)}`)
    return words.every((word) => text.includes(word))
  })
  return (
    <section className={styles.people} aria-label={t.people}>
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        autoComplete="off"
        value={asked}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
      />
      {found.length === 0 && <p className={styles.small}>{t.noMatch}</p>}
      <ul>
        {found.slice(0, shown).map((person) => {
          const at = marks[person.id] ?? person.asistio_en
          const warning = at ? '' : warningOf(person, t)
          return (
            <li key={person.id} data-inside={at ? '' : undefined}>
              <div>
                <strong>{person.nombre}</strong>
                <span>{[referenceOf(person.id), person.empresa].filter(Boolean).join(' · ')}</span>
                {warning && <span data-tone="warn">{warning}</span>}
              </div>
              {at ? (
                <span data-tone="done">{t.checkedAt(timeIn(at, list.workshop.zona_horaria, language, 'time'))}</span>
              ) : (
                <button
                  type="button"
                  className={styles.plain}
                  aria-label={t.checkOf(person.nombre)}
                  onClick={() => onCheck(person)}
                >
                  {t.check}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {found.length > shown && <p className={styles.small}>{t.more(found.length - shown)}</p>}
    </section>
  )
}
