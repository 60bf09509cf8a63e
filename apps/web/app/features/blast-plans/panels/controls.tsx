import {
  type Figure,
  figureBounds,
  holeBounds,
  planFigureNames,
  planLimits,
  type Sequence,
  sequenceNames,
  sequences,
} from '@portal/contract/blast-plans/constants'
import { type BlastPlan, chargeOf } from '@portal/contract/blast-plans/plan'
import { withPattern } from '@portal/contract/blast-plans/reading'
import { textIn } from '@portal/contract/core/text'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { tiedAsTimed } from '../plan/changes.ts'
import type { Planning } from '../plan/use-plan.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import { MeasureField } from './measure-field.tsx'
import styles from './panels.module.css'

interface FigureInputProps {
  name: Figure
  value: number
  onValue: (value: number) => void
}

function FigureInput({ name, value, onValue }: FigureInputProps) {
  const { unit, ...label } = planFigureNames[name]
  return (
    <MeasureField
      label={textIn(label, useLanguage())}
      unit={unit}
      value={value}
      bounds={figureBounds[name]}
      onValue={onValue}
    />
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Everything of a plan that is a figure or a choice. */
export function Controls({ planning: { plan, change, design } }: { planning: Planning }) {
  const t = useTexts(texts)
  const number = useNumbers()
  return (
    <div className={styles.controls}>
      <Group title={t.pattern}>
        {plan.pozos.length > 0 ? (
          <>
            <p className={styles.note}>{t.imported(number(plan.pozos.length))}</p>
            <Button onClick={() => change(withPattern(plan))}>{t.backToPattern}</Button>
          </>
        ) : (
          <PatternFields {...{ plan, change }} />
        )}
      </Group>
      <Group title={t.charge}>
        <div className={styles.pair}>
          {(['diametro', 'banco', 'pasadura', 'taco', 'densidad'] as const).map((name) => (
            <FigureInput
              key={name}
              name={name}
              value={plan.carga[name]}
              onValue={(value) => change({ ...plan, carga: { ...plan.carga, [name]: value } })}
            />
          ))}
          <p className={styles.result}>
            {t.chargeOfHole}
            <strong>{number(chargeOf(plan.carga), 1)} kg</strong>
          </p>
        </div>
      </Group>
      <Group title={t.sequence}>
        <SequenceFields {...{ plan, change }} />
        {plan.salida.tipo !== 'uniones' && design.order.length > 1 && (
          <Button onClick={() => change(tiedAsTimed(plan, design.order))}>{t.drawTies}</Button>
        )}
      </Group>
      <Group title={t.monitoring}>
        <p className={styles.note}>{t.monitoringText}</p>
        <div className={styles.pair}>
          {(['x', 'y'] as const).map((axis) => (
            <MeasureField
              key={axis}
              label={axis}
              unit="m"
              value={plan.punto[axis]}
              bounds={holeBounds.coordenada}
              onValue={(value) => change({ ...plan, punto: { ...plan.punto, [axis]: value } })}
            />
          ))}
          {(['k', 'b'] as const).map((name) => (
            <FigureInput
              key={name}
              name={name}
              value={plan.ley[name]}
              onValue={(value) => change({ ...plan, ley: { ...plan.ley, [name]: value } })}
            />
          ))}
        </div>
        <p className={styles.note}>{t.lawText}</p>
      </Group>
    </div>
  )
}

interface PlanProps {
  plan: BlastPlan
  change: (plan: BlastPlan) => void
}

function PatternFields({ plan, change }: PlanProps) {
  const t = useTexts(texts)
  const { malla } = plan
  /** Numbers of holes change with the places in a row: what names them is dropped. */
  const withMalla = (changed: Partial<BlastPlan['malla']>): BlastPlan => {
    const next = { ...malla, ...changed }
    const isSame = next.por_fila === malla.por_fila && next.filas >= malla.filas
    return isSame ? { ...plan, malla: next } : { ...plan, malla: next, quitados: [], uniones: [], retardos: [] }
  }
  const mostRows = Math.min(figureBounds.filas.most, Math.floor(planLimits.holes / malla.por_fila))
  const mostInRow = Math.min(figureBounds.por_fila.most, Math.floor(planLimits.holes / malla.filas))
  const language = useLanguage()
  return (
    <>
      <div className={styles.pair}>
        <MeasureField
          label={textIn(planFigureNames.filas, language)}
          value={malla.filas}
          bounds={{ ...figureBounds.filas, most: mostRows }}
          onValue={(filas) => change(withMalla({ filas }))}
        />
        <MeasureField
          label={textIn(planFigureNames.por_fila, language)}
          value={malla.por_fila}
          bounds={{ ...figureBounds.por_fila, most: mostInRow }}
          onValue={(porFila) => change(withMalla({ por_fila: porFila }))}
        />
        {(['burden', 'espaciamiento'] as const).map((name) => (
          <FigureInput
            key={name}
            name={name}
            value={malla[name]}
            onValue={(value) => change(withMalla({ [name]: value }))}
          />
        ))}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={malla.tresbolillo}
          onChange={(event) => change(withMalla({ tresbolillo: event.target.checked }))}
        />
        {t.staggered}
      </label>
    </>
  )
}

/** Sequences that follow from rows and places need a pattern; times of a file are there for files only. */
const isFor = (tipo: Sequence, { pozos }: BlastPlan): boolean =>
  tipo === 'uniones' || (tipo === 'propia' ? pozos.some(({ retardo }) => retardo !== null) : pozos.length === 0)

function SequenceFields({ plan, change }: PlanProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { salida } = plan
  const withOut = (changed: Partial<BlastPlan['salida']>) => change({ ...plan, salida: { ...salida, ...changed } })
  const hasRows = salida.tipo !== 'uniones' && salida.tipo !== 'propia'
  return (
    <>
      <div className={styles.choices}>
        {sequences
          .filter((tipo) => isFor(tipo, plan))
          .map((tipo) => (
            <label key={tipo} className={styles.check}>
              <input type="radio" name="sequence" checked={salida.tipo === tipo} onChange={() => withOut({ tipo })} />
              {textIn(sequenceNames[tipo], language)}
            </label>
          ))}
      </div>
      <div className={styles.pair}>
        {salida.tipo !== 'filas' && salida.tipo !== 'propia' && (
          <FigureInput
            name="entre_pozos"
            value={salida.entre_pozos}
            onValue={(entrePozos) => withOut({ entre_pozos: entrePozos })}
          />
        )}
        {hasRows && (
          <FigureInput
            name="entre_filas"
            value={salida.entre_filas}
            onValue={(entreFilas) => withOut({ entre_filas: entreFilas })}
          />
        )}
      </div>
      {salida.tipo === 'diagonal' && (
        <div className={styles.choices}>
          {(['izquierda', 'derecha'] as const).map((inicio) => (
            <label key={inicio} className={styles.check}>
              <input type="radio" name="side" checked={salida.inicio === inicio} onChange={() => withOut({ inicio })} />
              {t.from[inicio]}
            </label>
          ))}
        </div>
      )}
      {salida.tipo === 'uniones' && <p className={styles.note}>{t.tiesText}</p>}
    </>
  )
}
