import { demonstrationNotice, planFigureNames, sequenceNames } from '@portal/contract/blast-plans/constants'
import { type BlastPlan, holesOf } from '@portal/contract/blast-plans/plan'
import { type PlanSummary, summaryOf } from '@portal/contract/blast-plans/summary'
import { timesOf } from '@portal/contract/blast-plans/timing'
import type { PageLanguage } from '@portal/contract/core/language'
import { plainText } from '@portal/contract/core/numbers'
import { textIn } from '@portal/contract/core/text'
import type { DocumentTask } from '#core/documents/documents.ts'
import { documentHead, truncateAt } from '#core/files/exports.ts'
import type { Company } from '#features/settings/service.ts'
import { planDrawing } from './drawing.ts'
import { texts } from './texts.ts'

/** Returns what writes a figure, rounded to so many decimals at most. */
const numbersIn =
  (language: PageLanguage) =>
  (value: number, decimals = 0): string =>
    plainText(Number(value.toFixed(decimals)), language)

interface Sources {
  plan: BlastPlan
  language: PageLanguage
  company: Company
  madeAt: Date
}

const mostRows = 600

/** Returns the document of a design: figures, the pattern with its times, and the holes. */
export function planTask({ plan, language, company, madeAt }: Sources): DocumentTask {
  const t = texts[language]
  const holes = holesOf(plan)
  const times = timesOf(plan, holes)
  const summary = summaryOf(plan, holes, times)
  const number = numbersIn(language)
  const { rows, cut } = truncateAt(holes, mostRows, language, t.cut)
  const { drawing, step } = planDrawing(plan, holes, times)
  const head = documentHead(company, factsOf(plan, summary, language))
  return {
    ...head,
    language,
    title: plan.nombre || t.title,
    footer: `${textIn(demonstrationNotice, language)} · ${head.footer}`,
    paragraphs: [`${t.demonstration} ${textIn(demonstrationNotice, language)}`, ...warningsOf(summary, language)],
    drawing: { ...drawing, caption: t.drawing(`${number(step)} ms`) },
    table: {
      columns: [
        { title: t.hole, share: 1, align: 'right' },
        { title: 'x (m)', share: 2, align: 'right' },
        { title: 'y (m)', share: 2, align: 'right' },
        { title: t.time, share: 2, align: 'right' },
        { title: t.charge, share: 2, align: 'right' },
      ],
      rows: rows.map(({ id, x, y, carga }, index) => {
        const ms = times[index]
        return [number(id + 1), number(x, 2), number(y, 2), ms == null ? t.none : number(ms), number(carga, 1)]
      }),
    },
    notes: [...(cut ? [cut] : []), t.sources],
    madeAt,
  }
}

function factsOf(plan: BlastPlan, summary: PlanSummary, language: PageLanguage): DocumentTask['facts'] {
  const t = texts[language]
  const number = numbersIn(language)
  const figure = (name: keyof typeof planFigureNames, value: number) => ({
    label: textIn(planFigureNames[name], language),
    value: `${plainText(value, language)} ${planFigureNames[name].unit}`.trim(),
  })
  const { malla, carga, salida, ley } = plan
  const shape = plan.pozos.length > 0 ? t.imported : malla.tresbolillo ? t.staggered : t.square
  const { mayor_ventana: window, vibracion: vibration, factor_carga: factor } = summary
  const pattern =
    plan.pozos.length > 0 ? [] : [figure('burden', malla.burden), figure('espaciamiento', malla.espaciamiento)]
  const kilos = (value: number) => `${number(value, 1)} kg`
  return [
    { label: t.holes, value: number(summary.pozos) },
    { label: t.duration, value: `${number(summary.duracion)} ms` },
    { label: t.pattern, value: shape },
    { label: t.sequence, value: textIn(sequenceNames[salida.tipo], language) },
    ...pattern,
    ...(['diametro', 'banco', 'pasadura', 'taco', 'densidad'] as const).map((name) => figure(name, carga[name])),
    { label: t.each, value: kilos(summary.carga_por_pozo) },
    { label: t.total, value: kilos(summary.carga_total) },
    ...(factor === null ? [] : [{ label: t.factor, value: `${number(factor, 2)} kg/m³` }]),
    ...(window
      ? [{ label: t.window, value: t.windowText(kilos(window.carga), window.pozos, `${number(window.ms)} ms`) }]
      : []),
    ...(vibration
      ? [
          {
            label: t.velocity,
            value: t.velocityText(`${number(vibration.velocidad, 2)} mm/s`, `${number(vibration.distancia)} m`),
          },
        ]
      : []),
    { label: t.law, value: `K = ${number(ley.k, 2)}, β = ${number(ley.b, 2)}` },
  ]
}

const warningsOf = ({ sin_tiempo, fuera_de_rango }: PlanSummary, language: PageLanguage): string[] => [
  ...(sin_tiempo > 0 ? [texts[language].untimed(sin_tiempo)] : []),
  ...(fuera_de_rango > 0 ? [texts[language].outside(fuera_de_rango)] : []),
]
