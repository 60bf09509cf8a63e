import { textIn } from '@portal/contract/core/text'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { type Chosen, givenTo, type Kind, type Leaving, undecided } from './chosen.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

interface Props {
  leaving: Leaving
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** Whether missing choices are shown as such. */
  isChecked: boolean
}

const stays = 'stays'

/** One person for everything, or one for each kind; only those who may receive it. */
export function ReceiversStep({ leaving: { tipos: kinds, personas: people }, chosen, onChoose, isChecked }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const held = kinds.filter(({ total }) => total > 0)
  const missing = undecided(kinds, chosen)
  const able = people.filter(({ id }) => held.every(({ receptores }) => receptores.includes(id)))
  const asChoices = (those: typeof people) =>
    those.map(({ id, nombre, email }) => ({ value: id, label: `${nombre} · ${email}` }))
  const ids = new Set(held.map(({ tipo }) => chosen[tipo]))
  const all = ids.size === 1 ? [...ids][0] : undefined
  const choicesOf = ({ receptores, puede_quedarse: mayStay }: Kind) => [
    ...(mayStay ? [{ value: stays, label: t.stays }] : []),
    ...asChoices(people.filter(({ id }) => receptores.includes(id))),
  ]
  return (
    <div className={classes.fields}>
      {held.length > 1 && able.length > 0 && (
        <SelectField
          label={t.allTo}
          description={t.allToHint}
          choices={asChoices(able)}
          value={all ?? ''}
          onChange={(id: number | '') => id !== '' && onChoose(givenTo(kinds, chosen, id))}
          searchable
        />
      )}
      {held.map((kind) => {
        const choices = choicesOf(kind)
        const value = chosen[kind.tipo]
        return (
          <SelectField
            key={kind.tipo}
            label={t.kindTo(textIn({ es: kind.nombre, en: kind.nombre_en }, language), number(kind.total))}
            choices={choices}
            value={value === null ? stays : (value ?? '')}
            onChange={(id: number | string) =>
              onChoose({ ...chosen, [kind.tipo]: id === stays ? null : id === '' ? undefined : Number(id) })
            }
            error={choices.length === 0 ? t.nobody : isChecked && missing.includes(kind) && t.chooseOne}
            required
            searchable
          />
        )
      })}
    </div>
  )
}
