import { Progress } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { completenessOf, describedFrom, type MissingPart } from '@portal/contract/machines/completeness'
import {
  type MachineSystem,
  type MachineView,
  machineSystemNames,
  machineViewNames,
} from '@portal/contract/machines/inspection'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { MachineValues } from './machine-values.ts'
import { documentedOf } from './machine-values.ts'
import classes from './sheet-fields.module.css'
import { sheetTexts } from './sheet-texts.ts'

const named = 6

/**
 * How completely the machine of a form is documented, and what would raise it; as it is typed
 * (rule marketplace/inspection-sheet).
 */
export function Completeness({ values }: { values: MachineValues }) {
  const t = useTexts(sheetTexts)
  const { number } = useFormats()
  const textOf = usePartTexts()
  const { score, missing } = completenessOf(documentedOf(values))
  return (
    <div className={classes.score}>
      <p className={classes.head}>
        <span>{t.score}</span>
        <b>{t.scoreOf(number(score))}</b>
      </p>
      <Progress value={score} aria-label={t.score} color={score >= 60 ? 'green' : 'amber'} />
      {missing.length === 0 ? (
        <p>{t.complete}</p>
      ) : (
        <>
          <p>{t.raise}</p>
          <ul className={classes.parts}>
            {missing.slice(0, named).map((part) => (
              <li key={part.part}>
                <b>{t.points(part.points)}</b> {textOf(part)}
              </li>
            ))}
            {missing.length > named && <li>{t.more(missing.length - named)}</li>}
          </ul>
        </>
      )}
    </div>
  )
}

function usePartTexts(): (missing: MissingPart) => string {
  const { parts } = useTexts(sheetTexts)
  const language = useLanguage()
  return ({ part }) => {
    if (part === 'descripcion') return parts.descripcion(describedFrom)
    if (part in machineViewNames) return parts.photo(textIn(machineViewNames[part as MachineView], language))
    if (part in machineSystemNames) return parts.system(textIn(machineSystemNames[part as MachineSystem], language))
    return parts[part as 'fallas' | 'serie' | 'horometro_lectura' | 'horometro_fecha']
  }
}
