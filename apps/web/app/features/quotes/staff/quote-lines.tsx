import { Button } from '@mantine/core'
import { isSoldUnder } from '@portal/contract/quotes/approval'
import { useState } from 'react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import { usePriceFacts } from '../price-facts.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-lines.module.css'

/** Number of lines that a long quote shows at first, because the sections below are needed too. */
const firstLines = 8

/** The offer: each product with the calculation of its amount, the service, and the totals. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const tax = useFigures().taxLabel(quote, t)
  const [showsAll, showAll] = useState(quote.lineas.length <= firstLines + 2)
  const money = (amount: number) => moneyText(amount, quote.moneda)
  const sums = [{ label: t.subtotal, amount: quote.subtotal }, ...(tax ? [{ label: tax, amount: quote.impuesto }] : [])]
  return (
    <PanelSection title={t.products}>
      <ol className={classes.lines}>
        {(showsAll ? quote.lineas : quote.lineas.slice(0, firstLines)).map((line, place) => (
          <Line key={line.id} line={line} place={place + 1} quote={quote} money={money} />
        ))}
        {!showsAll && (
          <li className={classes.more}>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => showAll(true)}>
              {t.showAll(quote.lineas.length)}
            </Button>
          </li>
        )}
        {quote.servicio_total > 0 && <Service quote={quote} money={money} />}
      </ol>
      <dl className={classes.sums}>
        {sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t.total}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
    </PanelSection>
  )
}

interface LineProps {
  line: Quote['lineas'][number]
  /** Counted from 1, as in the differences. */
  place: number
  quote: Pick<Quote, 'moneda' | 'pais_id'>
  money: (amount: number) => string
}

function Line({ line, place, quote, money }: LineProps) {
  const t = useTexts(panelTexts)
  const priceFacts = usePriceFacts()
  const { number } = useFormats()
  const { quantity, percent } = useFigures()
  const facts = [
    `${quantity(line.cantidad)} × ${money(line.precio_venta)}`,
    line.anios_licencia > 1 && t.years(line.anios_licencia),
    line.longitud_cable > 0 && t.cable(number(line.longitud_cable)),
    line.cable_extra > 0 && t.extraCable(number(line.cable_extra)),
    line.descuento > 0 && t.less(percent(line.descuento)),
  ]
  const { precio_anterior: was, costo_unitario: floor, precio_lista, precio_origen: source, proyeccion_desde } = line
  const list = precio_lista !== null && source ? { amount: precio_lista, source, since: proyeccion_desde } : null
  const about = priceFacts({ ...line, list, floor, countryId: quote.pais_id, currency: quote.moneda })
  return (
    <li>
      <span className={classes.name}>
        <span className={classes.place}>{place}.</span> {line.producto_nombre}
      </span>
      <span className={classes.amount}>{money(line.importe)}</span>
      <span className={classes.how}>
        {facts.filter(Boolean).join(' · ')}
        {was !== null && <mark className={classes.mark}>{t.wasPrice(money(was))}</mark>}
        {isSoldUnder(line, floor) && <mark className={classes.mark}>{t.underFloor(money(floor))}</mark>}
      </span>
      {about && <span className={classes.how}>{about}</span>}
    </li>
  )
}

function Service({ quote, money }: { quote: Quote; money: LineProps['money'] }) {
  const t = useTexts(panelTexts)
  const { percent } = useFigures()
  const { servicio: service } = quote
  return (
    <li>
      <span className={classes.name}>{t.service}</span>
      <span className={classes.amount}>{money(quote.servicio_total)}</span>
      {service && (
        <span className={classes.how}>
          {t.serviceOf(service.profesionales, service.dias)} · {t.profit(percent(service.utilidad))}
        </span>
      )}
    </li>
  )
}
