import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { DocumentButton } from './permit-document.tsx'
import { PermitDot } from './permit-dot.tsx'
import classes from './permits.module.css'
import type { PermitRow } from './rows.ts'
import { permitTexts } from './texts.ts'

/** Permits of one enterprise, the newest first, each with its document. */
export function PermitList({ permits }: { permits: readonly PermitRow[] }) {
  const t = useTexts(permitTexts)
  const { date } = useFormats()
  return (
    <ul className={classes.list}>
      {permits.map((permit) => (
        <li key={permit.id}>
          <p className={classes.line}>
            <span className={classes.number}>{permit.numero}</span>
            <PermitDot state={permit.estado} />
          </p>
          <p className={classes.line}>
            <span className={classes.quiet}>
              {t.end} {date(permit.vence_el)} · {t.uploaded} {date(permit.creado_en)}
            </span>
            <DocumentButton permit={permit} />
          </p>
          {permit.motivo && <p className={classes.quiet}>{permit.motivo}</p>}
        </li>
      ))}
    </ul>
  )
}
