import type { In } from '@portal/contract/core/fields'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { useTexts } from '#core/language/language.ts'
import classes from './differences.module.css'
import { thumbOf } from './pictures/thumb.ts'
import { standingTexts } from './standing-texts.ts'

type Picture = In<typeof PictureSchema>

interface Props {
  item: {
    diferencias: readonly { campo: string; actual?: unknown; nuevo?: unknown }[]
    estado_cambios: string | null
    aprobacion: number
  }
  /** The label of a field, and its value as text. */
  fieldOf(name: string): { label: string; text(value: unknown): string }
}

/**
 * Shows the public next to the wanted or refused values; for a new attempt, the refused next to the current values
 * (rule marketplace/approval-of-edits).
 */
export function Differences({ item: { diferencias: differences, estado_cambios: state, aprobacion }, fieldOf }: Props) {
  const t = useTexts(standingTexts)
  if (!state || !differences.length) return null
  const isNewTry = state === 'rechazada' && aprobacion !== ApprovalStatus.approved
  const [before, after] = isNewTry ? [t.refused, t.now] : [t.public, state === 'pendiente' ? t.wanted : t.refused]
  return (
    <table className={classes.table} aria-label={`${before}, ${after}`}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ campo: name, actual, nuevo }) => {
          const { label, text } = fieldOf(name)
          const show = (value: unknown) =>
            name === 'imagenes' ? <Pictures pictures={value as Picture[]} /> : text(value) || '—'
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{show(actual)}</td>
              <td data-new>{show(nuevo)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTexts(standingTexts)
  return (
    <span className={classes.pictures}>
      {pictures.map((picture, place) => (
        <img key={picture.id} src={thumbOf(picture)} alt={t.picture(place + 1)} width={56} height={42} loading="lazy" />
      ))}
    </span>
  )
}
