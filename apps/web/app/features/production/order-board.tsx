import { textIn } from '@portal/contract/core/text'
import { type ProductionStep, productionStepNames } from '@portal/contract/production/steps'
import { Board } from '#core/dashboard/board/board.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Lateness } from './lateness.tsx'
import classes from './production.module.css'
import { type OrderColumns, type OrderRow, stepTones } from './rows.ts'
import { useStepChange } from './step-change.tsx'
import { texts } from './texts.ts'

/** The orders by step; a card goes one step on, or back by those of enough rank. */
export function OrderBoard({ list, columns }: { list: ListState; columns: OrderColumns }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { change, dialog } = useStepChange()
  const shown = columns.map(({ paso, pedidos, total, total_exacto }) => ({
    id: paso,
    title: textIn(productionStepNames[paso], language),
    tone: stepTones[paso],
    cards: pedidos,
    total,
    isMore: !total_exacto,
    rest: list.to({ paso, modo: 'lista' }),
  }))
  return (
    <>
      <Board
        label={t.board}
        columns={shown}
        recordOf={({ id }) => String(id)}
        nameOf={({ codigo }) => codigo}
        title={({ cliente_empresa }) => cliente_empresa}
        facts={(order) => <OrderFacts order={order} />}
        targetsOf={({ movimientos }) => movimientos.map(({ paso }) => paso)}
        onMove={(order, to) => change(order, to as ProductionStep)}
      />
      {dialog}
    </>
  )
}

function OrderFacts({ order }: { order: OrderRow }) {
  const t = useTexts(texts)
  const { date, number } = useFormats()
  const { unidades_con_serie: units, series, plazo: term, entregada_en: deliveredAt } = order
  return (
    <div className={classes.cardFacts}>
      <span className={classes.code}>{order.codigo}</span>
      {term && !deliveredAt && (
        <span>
          {t.term}: {date(term)}
        </span>
      )}
      {deliveredAt && (
        <span>
          {t.delivered}: {date(deliveredAt)}
        </span>
      )}
      {units > 0 && series < units && <span>{t.serialsOf(number(series), number(units))}</span>}
      <span className={classes.standing}>
        <Lateness order={order} />
      </span>
    </div>
  )
}
