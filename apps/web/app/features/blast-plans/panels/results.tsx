import { demonstrationNotice } from '@portal/contract/blast-plans/constants'
import { textIn } from '@portal/contract/core/text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Design } from '../plan/design.ts'
import { texts } from '../texts.ts'
import { useNumbers } from '../use-numbers.ts'
import styles from './results.module.css'
import { WindowChart } from './window-chart.tsx'

interface Equipment {
  /** Adapters that one console fires, of the products' facts; null while it is unknown. */
  perConsole: number | null
}

/** What the plan says: figures, warnings, and the charge over time. */
export function Results({ design, perConsole }: { design: Design } & Equipment) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { summary } = design
  const number = useNumbers()
  const { mayor_ventana: window, vibracion: vibration, factor_carga: factor } = summary
  const figures = [
    {
      label: t.holes,
      value: number(summary.pozos),
      detail: perConsole && t.consoles(Math.ceil(summary.pozos / perConsole)),
    },
    { label: t.duration, value: number(summary.duracion), unit: 'ms', detail: t.every(`${design.step} ms`) },
    {
      label: t.total,
      value: number(summary.carga_total, summary.carga_total < 1000 ? 1 : 0),
      unit: 'kg',
      detail: factor === null ? null : `${number(factor, 2)}\u00a0kg/m³`,
    },
    {
      label: t.window,
      value: number(window?.carga ?? 0, 1),
      unit: 'kg',
      detail: window && t.windowText(window.pozos, number(window.ms)),
    },
    {
      label: t.velocity,
      value: vibration ? number(vibration.velocidad, 2) : '—',
      unit: 'mm/s',
      detail: vibration && t.velocityText(number(vibration.distancia), number(vibration.carga, 1)),
    },
  ]
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={styles.title}>
        {t.results}
      </h2>
      <Warnings design={design} />
      <dl className={styles.figures}>
        {figures.map(({ label, value, unit, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>{value}</span> {unit && <span className={styles.unit}>{unit}</span>}
              {detail && <span className={styles.detail}>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <WindowChart design={design} />
      <p className={styles.notice}>{textIn(demonstrationNotice, language)}</p>
      <p className={styles.sources}>{t.sources}</p>
    </section>
  )
}

function Warnings({ design: { summary } }: { design: Design }) {
  const t = useTexts(texts)
  const number = useNumbers()
  const warnings = [
    summary.sin_tiempo > 0 && t.untimed(number(summary.sin_tiempo)),
    summary.fuera_de_rango > 0 && t.outside(number(summary.fuera_de_rango)),
  ].filter((text) => text !== false)
  return (
    <div role="status">
      {warnings.map((text) => (
        <p key={text} className={styles.warning}>
          {text}
        </p>
      ))}
    </div>
  )
}
