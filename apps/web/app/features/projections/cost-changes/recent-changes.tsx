import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import type { BulkOutcome } from '@portal/contract/core/records/bulk/calls'
import { textIn } from '@portal/contract/core/text'
import { costNames } from '@portal/contract/projections/constants'
import { costChangeCalls } from '@portal/contract/projections/cost-changes/calls'
import type { CostChangeListSchema } from '@portal/contract/projections/cost-changes/schemas'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './cost-changes.module.css'
import { costChangeTexts } from './texts.ts'

type Change = Of<typeof CostChangeListSchema>['cambios'][number]

interface Props {
  recent: readonly Change[]
  /** Called once one was undone, or refused as a whole, with the products that stay as they are. */
  onDone: (left: readonly BulkOutcome[]) => void
}

/** The last changes, with the undo of those that still can be. */
export function RecentChanges({ recent, onDone }: Props) {
  const t = useTexts(costChangeTexts)
  return (
    <PanelSection title={t.recent} isOfPage>
      {recent.length === 0 ? (
        <p className={classes.quiet}>{t.noRecent}</p>
      ) : (
        <ul className={classes.recent}>
          {recent.map((change) => (
            <Recent key={change.id} change={change} onDone={onDone} />
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

function Recent({ change, onDone }: { change: Change; onDone: Props['onDone'] }) {
  const t = useTexts(costChangeTexts)
  const language = useLanguage()
  const { date, dateTime, number } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(costChangeCalls.undo)
  const { id, porcentaje, productos, deshecho_en: undoneAt } = change
  const percentage = number(porcentaje / 100, { style: 'percent', maximumFractionDigits: 6, signDisplay: 'always' })
  const name = t.changeOf(
    textIn(costNames[change.componente], language),
    percentage,
    countryName(change.pais_id, language),
  )

  async function undo() {
    if (!(await confirm({ title: t.undoTitle, text: `${name}\n${t.undoText}`, action: t.undo }))) return
    const reply = await send({ params: { id } })
    const { rechazados } = (reply.datos ?? {}) as { rechazados?: BulkOutcome[] }
    if (rechazados) onDone(rechazados)
  }
  return (
    <li>
      <div>
        <p>{name}</p>
        <p className={classes.quiet}>
          {[
            t.productsOf(productos, number(productos)),
            t.from(date(change.vigente_desde)),
            `${change.creado_por_nombre}, ${dateTime(change.creado_en)}`,
          ].join(' · ')}
        </p>
        {undoneAt && <p className={classes.quiet}>{t.undoneBy(dateTime(undoneAt), change.deshecho_por_nombre)}</p>}
        {change.puede_deshacer && <p className={classes.quiet}>{t.undoUntil(dateTime(change.se_deshace_hasta))}</p>}
      </div>
      {change.puede_deshacer && (
        <Button variant="default" size="compact-sm" loading={isSending} onClick={() => void undo()}>
          {t.undo}
        </Button>
      )}
    </li>
  )
}
