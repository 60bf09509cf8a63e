import { Button } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { useState } from 'react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './production.module.css'
import type { Order } from './rows.ts'
import { SerialsDialog } from './serials-dialog.tsx'
import { texts } from './texts.ts'

type Line = Order['lineas'][number]

/** What was ordered, with the serial numbers of units that carry one. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <PanelSection title={t.products}>
      <ul className={classes.lines}>
        {order.lineas.map((line) => (
          <li key={line.id} className={classes.line}>
            <p>
              <b>{nameIn(line, 'producto_nombre', language)}</b> · {number(line.cantidad)}{' '}
              {nameIn(line, 'unidad_nombre', language)}
            </p>
            {line.lleva_series ? <Serials order={order} line={line} /> : <p className={classes.quiet}>{t.noSerials}</p>}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function Serials({ order, line }: { order: Order; line: Line }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const [doing, setDoing] = useState<'add' | 'remove' | null>(null)
  const { series: shown, series_total: known, cantidad: units } = line
  const rest = known - shown.length
  return (
    <>
      <StatusDot tone={known === units ? 'done' : 'attention'}>{t.serialsOf(number(known), number(units))}</StatusDot>
      {shown.length > 0 && (
        <p className={classes.serials}>
          {shown.join(' · ')} {rest > 0 && t.more(number(rest))}
        </p>
      )}
      {order.puede_cambiar && (
        <div className={classes.moves}>
          {known < units && (
            <Button variant="default" size="compact-sm" onClick={() => setDoing('add')}>
              {t.addSerials}
            </Button>
          )}
          {known > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => setDoing('remove')}>
              {t.removeSerials}
            </Button>
          )}
        </div>
      )}
      {doing && <SerialsDialog order={order} line={line} isAdding={doing === 'add'} onClose={() => setDoing(null)} />}
    </>
  )
}
