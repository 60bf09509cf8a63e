import { Button, Checkbox } from '@mantine/core'
import type { In, Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { BulkOutcome } from '@portal/contract/core/records/bulk/calls'
import { textIn } from '@portal/contract/core/text'
import { type CostField, costNames } from '@portal/contract/projections/constants'
import { costChangeCalls } from '@portal/contract/projections/cost-changes/calls'
import type {
  CostChangeApplySchema,
  CostChangePreviewSchema,
  CostChangeRowSchema,
} from '@portal/contract/projections/cost-changes/schemas'
import { useState } from 'react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { useList } from '#core/dashboard/list/use-list.ts'
import { Notice } from '#core/dashboard/notice.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { preciseText, useLinkText, useRangeText } from '../use-link-text.ts'
import type { CostChangeValues } from './cost-change-form.tsx'
import classes from './cost-changes.module.css'
import { costChangeTexts } from './texts.ts'

type Row = Of<typeof CostChangeRowSchema>

interface Props {
  /** The change that was previewed. */
  form: CostChangeValues
  preview: Of<typeof CostChangePreviewSchema>
  /** Called once it was applied, or refused as a whole, with the products that stay as they are. */
  onDone: (left: readonly BulkOutcome[]) => void
}

const spec = listSpec({ orders: ['producto_nombre'], filters: {} })

/** What a change makes of each product, and the button that applies it to all that are not blocked or left out. */
export function CostChangePreview({ form, preview, onDone }: Props) {
  const t = useTexts(costChangeTexts)
  const { number } = useFormats()
  const list = useList(spec)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const { send, isSending } = useSend(costChangeCalls.apply)
  const { filas: rows, sin_cambio: same, vigente_desde: since } = preview
  const open = rows.filter(({ bloqueo }) => !bloqueo)
  const chosen = open.filter(({ id }) => !leftOut.has(id))
  const blocked = rows.length - open.length
  const columns = useColumns(form.componente as CostField, since, leftOut, (id, isIn) => {
    const next = new Set(leftOut)
    if (isIn) next.delete(id)
    else next.add(id)
    setLeftOut(next)
  })

  async function apply() {
    const body = {
      ...form,
      vigente_desde: since,
      proyecciones: chosen.map(({ id, version }) => ({ id, version })),
    } as In<typeof CostChangeApplySchema>
    const reply = await send({ body })
    if (reply.ok) return onDone(reply.datos.rechazados)
    const { rechazados } = (reply.datos ?? {}) as { rechazados?: BulkOutcome[] }
    if (rechazados) onDone(rechazados)
  }

  if (rows.length === 0) return <Notice title={t.noneAffected} text={t.noneAffectedText} />
  return (
    <PanelSection title={t.result} isOfPage>
      <div className={classes.parts}>
        <p className={classes.summary} role="status">
          {[
            t.changing(open.length, number(open.length)),
            blocked > 0 && t.blockedCount(blocked, number(blocked)),
            same > 0 && t.sameCount(same, number(same)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <DataTable
          list={list}
          label={t.result}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          recordOf={({ id }) => `/dashboard/sistema/proyecciones/${id}`}
          empty={null}
        />
        {open.length > 0 && (
          <div>
            <Button loading={isSending} disabled={chosen.length === 0} onClick={() => void apply()}>
              {t.applyTo(chosen.length, number(chosen.length))}
            </Button>
          </div>
        )}
      </div>
    </PanelSection>
  )
}

function useColumns(
  component: CostField,
  since: string,
  leftOut: ReadonlySet<number>,
  onChoose: (id: number, isIn: boolean) => void,
): TableProps<Row>['columns'] {
  const t = useTexts(costChangeTexts)
  const language = useLanguage()
  const rangeText = useRangeText()
  return [
    { id: 'product', label: t.product, cell: (row) => nameIn(row, 'producto_nombre', language) },
    {
      id: 'apply',
      label: t.apply,
      cell: (row) => (
        <Checkbox
          size="xs"
          aria-label={t.include(nameIn(row, 'producto_nombre', language))}
          checked={!row.bloqueo && !leftOut.has(row.id)}
          disabled={row.bloqueo !== null}
          onChange={({ currentTarget }) => onChoose(row.id, currentTarget.checked)}
        />
      ),
    },
    {
      id: 'outcome',
      label: t.outcome,
      cell: (row) => <Outcome row={row} since={since} isLeftOut={leftOut.has(row.id)} />,
    },
    {
      id: 'costs',
      label: t.costs,
      cell: (row) => (
        <Figures
          figures={[
            [textIn(costNames[component], language), row.componente],
            [t.totalCom, row.total_com],
            [t.master, row.costo_master],
            [t.distributor, row.costo_distribuidor],
          ]}
        />
      ),
    },
    {
      id: 'prices',
      label: t.prices,
      cell: ({ rangos }) => <Figures figures={rangos.map((range) => [rangeText(range), range])} />,
    },
  ]
}

interface FiguresProps {
  figures: readonly (readonly [label: string, amounts: Row['componente']])[]
}

const withoutCode = (money: string): string => money.replace(/^USD\s/, '')

/** Amounts before and after the change, each with its label; the code of the currency stands once. */
function Figures({ figures }: FiguresProps) {
  const t = useTexts(costChangeTexts)
  return (
    <ul className={classes.figures}>
      {figures.map(([label, { antes: before, despues: after }]) => (
        <li key={label}>
          <span className={classes.quiet}>{label}</span>
          <span className={classes.amounts}>
            {preciseText(before, after)} {before === after ? t.same : `→ ${withoutCode(preciseText(after, before))}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ row, since, isLeftOut }: { row: Row; since: string; isLeftOut: boolean }) {
  const t = useTexts(costChangeTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const linkText = useLinkText(row.rangos)
  if (row.bloqueo) {
    const { motivo: es, motivo_en: en } = row.bloqueo
    const reasons = row.eslabones.length > 0 ? row.eslabones.map(linkText) : [textIn({ es, en }, language)]
    return (
      <div className={classes.outcome}>
        <StatusDot tone="danger">{t.blocked}</StatusDot>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div className={classes.outcome}>
      {isLeftOut ? <StatusDot tone="neutral">{t.left}</StatusDot> : <StatusDot tone="done">{t.changes}</StatusDot>}
      {row.vigente_desde !== since && <p className={classes.quiet}>{t.from(date(row.vigente_desde))}</p>}
      {row.proxima_desde && <p className={classes.quiet}>{t.until(date(row.proxima_desde))}</p>}
    </div>
  )
}
