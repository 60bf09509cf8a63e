import { Button, Textarea } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { productionCalls } from '@portal/contract/production/calls'
import { productionMessages } from '@portal/contract/production/messages'
import type { RepeatedSerialsSchema } from '@portal/contract/production/schemas'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './production.module.css'
import type { Order } from './rows.ts'
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

interface Props {
  order: Order
  line: Order['lineas'][number]
  isAdding: boolean
  onClose: () => void
}

type Repeated = Of<typeof RepeatedSerialsSchema>

/** Adds pasted serial numbers to a line, or removes them; names those that were refused. */
function SerialsDialog({ order, line, isAdding, onClose }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { revalidate } = useRevalidator()
  const [repeated, setRepeated] = useState<Repeated | null>(null)
  const title = isAdding ? t.addSerials : t.removeSerials
  const form = useWireForm({
    call: isAdding ? productionCalls.addSerials : productionCalls.removeSerials,
    params: { id: order.id },
    initial: { linea_id: line.id, series: '', version: order.version },
    // of the order as it is shown now
    body: ({ series }) => ({ series: series ?? '', linea_id: line.id, version: order.version }),
    api: staleApi(() => void revalidate()),
    onDone: onClose,
    onRefused: ({ codigo, datos }) =>
      setRepeated(codigo === productionMessages.serialsRepeated.code ? (datos as Repeated) : null),
  })
  return (
    <Dialog title={`${title} · ${nameIn(line, 'producto_nombre', language)}`} size={520} onClose={onClose}>
      <WireForm form={form} label={title}>
        <p className={classes.quiet}>{t.serialsHint}</p>
        <Textarea
          {...form.field('series')}
          label={t.serialsOf(number(line.series_total), number(line.cantidad))}
          autosize
          minRows={6}
          maxRows={14}
          required
          spellCheck={false}
          data-autofocus
        />
        {repeated && <RepeatedList repeated={repeated} />}
        <FormActions form={form} label={isAdding ? t.add : t.remove} />
      </WireForm>
    </Dialog>
  )
}

function RepeatedList({ repeated: { repetidas, total } }: { repeated: Repeated }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  return (
    <ul className={classes.repeated} role="alert">
      {repetidas.map(({ serie, codigo }) => (
        <li key={serie}>{codigo === null ? t.repeatedHere(serie) : t.repeatedThere(serie, codigo)}</li>
      ))}
      {total > repetidas.length && <li>{t.more(number(total - repetidas.length))}</li>}
    </ul>
  )
}
