import { demonstrationNotice, planFigureNames, sequenceNames } from '@portal/contract/blast-plans/constants'
import { type BlastPlan, type Hole, holesOf } from '@portal/contract/blast-plans/plan'
import { type PlanSummary, summaryOf } from '@portal/contract/blast-plans/summary'
import { contourStep, contoursOf, shortTriangles, usualDistance } from '@portal/contract/blast-plans/surface'
import { timesOf } from '@portal/contract/blast-plans/timing'
import { inOrder } from '@portal/contract/blast-plans/vibration'
import type { PageLanguage } from '@portal/contract/core/language'
import { plainText } from '@portal/contract/core/numbers'
import { textIn } from '@portal/contract/core/text'
import Delaunator from 'delaunator'
import type { DocumentTask } from '#core/documents/documents.ts'
import type { Drawing, Shape } from '#core/documents/drawing.ts'
import { documentHead, truncateAt } from '#core/files/exports.ts'
import type { Company } from '#features/settings/service.ts'
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

/** Holes are numbered with their times up to so many: more would lie over each other. */
const mostLabelled = 150

/** Draws a pattern with its lines of equal time. */
function planDrawing(
  { uniones, salida }: BlastPlan,
  holes: readonly Hole[],
  times: readonly (number | null)[],
): { drawing: Drawing; step: number } {
  const timed = inOrder(holes, times)
  const all = Delaunator.from(
    timed,
    ({ x }) => x,
    ({ y }) => y,
  ).triangles
  const triangles = shortTriangles(timed, all, 2.5 * usualDistance(timed, all))
  const step = contourStep(timed.at(-1)?.ms ?? 0)
  const lines = contoursOf({ points: timed, triangles }, step)
  const radius = holes.length > 1000 ? 1 : holes.length > 200 ? 1.8 : 2.6
  const places = new Map(holes.map((hole) => [hole.id, hole]))
  const ties = salida.tipo === 'uniones' ? uniones : []
  const shapes: Shape[] = [
    { kind: 'lines', at: lines.flatMap(({ segments }) => segments), ink: 'accent', width: 0.7 },
    {
      kind: 'lines',
      at: ties.flatMap(([from, to]) => {
        const [a, b] = [places.get(from), places.get(to)]
        return a && b ? [a.x, a.y, b.x, b.y] : []
      }),
      ink: 'steel',
      width: 0.5,
    },
    { kind: 'dots', at: holes.flatMap(({ x, y }) => [x, y]), ink: 'ink', radius },
    ...(holes.length > mostLabelled ? [] : timed).map(
      ({ x, y, ms }): Shape => ({ kind: 'text', x: x + 0.35, y: y + 0.9, text: `${ms}`, size: 5.5, ink: 'steel' }),
    ),
  ]
  return { drawing: { bounds: boundsOf(holes), shapes, mostHeight: 360 }, step }
}

function boundsOf(holes: readonly Hole[]): Drawing['bounds'] {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of holes) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return holes.length > 0 ? { left, right, bottom, top } : { left: 0, right: 1, bottom: 0, top: 1 }
}
