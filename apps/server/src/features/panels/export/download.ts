import type { In, Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { moneyText } from '@portal/contract/core/money'
import type { Panel } from '@portal/contract/panels/constants'
import type { PanelDownloadQuerySchema, TileSchema } from '@portal/contract/panels/schemas'
import { panelNames, tileTexts } from '@portal/contract/panels/titles'
import type { Actor } from '#core/base/actor.ts'
import { shortDay } from '#core/calendar/dates.ts'
import { moneyCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn } from '#core/documents/sheets.ts'
import { datedName, documentHead, type ExportDeps, storeExport } from '#core/files/exports.ts'
import type { Workers } from '#core/workers/workers.ts'
import type { Company } from '#features/settings/service.ts'
import { type PanelReply, panelFor } from '../service.ts'
import type { TileSource } from '../tiles.ts'
import { texts } from './texts.ts'

export interface PanelDeps extends ExportDeps {
  workers: Pick<Workers, 'sheet' | 'document'>
  company: () => Promise<Company>
}

/** Makes a workbook or a PDF of a panel, and returns an address that opens it for 60 s. */
export async function downloadPanel(
  deps: PanelDeps,
  panel: Panel,
  sources: readonly TileSource[],
  actor: Actor,
  { formato: kind, idioma: language, ...query }: Of<typeof PanelDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const shown = await panelFor(deps.db, sources, actor, query)
  const lines = shown.mosaicos.flatMap((tile) => linesOf(tile, language))
  const title = panelNames[panel][language]
  const content =
    kind === 'xlsx'
      ? await deps.workers.sheet(sheetOf(title, lines, language))
      : await deps.workers.document({
          language,
          title,
          ...documentHead(await deps.company(), factsOf(shown, language)),
          table: tableOf(lines, language),
          notes: [texts[language].note],
          madeAt: new Date(),
        })
  return storeExport(deps, actor, {
    name: datedName(title),
    kind,
    content,
    action: 'panels.exported',
    after: { panel, ...query, filas: lines.length },
  })
}

function factsOf({ periodo, hoy, tipo_cambio: rate }: PanelReply, language: Language) {
  const t = texts[language]
  const day = (text: string) => shortDay(text, language)
  const days = ({ desde, hasta }: PanelReply['periodo']['actual']) => `${day(desde)} – ${day(hasta)}`
  return [
    { label: t.period, value: days(periodo.actual) },
    { label: t.before, value: days(periodo.anterior) },
    { label: t.made, value: day(hoy) },
    ...(rate ? [{ label: t.rate, value: t.rateIs(`${rate.valor}`, day(rate.fecha), rate.fuente) }] : []),
  ]
}

function sheetOf(name: string, lines: readonly Line[], language: Language) {
  const t = texts[language]
  const column = (title: string, type: SheetColumn['type']): SheetColumn => ({ title, type })
  return {
    name,
    language,
    columns: [
      column(t.tile, 'text'),
      column(t.group, 'text'),
      column(t.from, 'date'),
      column(t.to, 'date'),
      column(t.count, 'count'),
      column(t.of, 'count'),
      column(t.currency, 'text'),
      column(t.amount, 'number'),
      column(t.returned, 'number'),
      column(t.net, 'number'),
    ],
    rows: lines.map(({ tile, group, from, to, count, of, money }) => [
      tile,
      group,
      from,
      to,
      count,
      of,
      money?.moneda ?? null,
      money && moneyCell(Number(money.total), money.moneda),
      ...[money?.devuelto, money?.neto].map((sum) =>
        money && sum !== undefined ? moneyCell(Number(sum), money.moneda) : null,
      ),
    ]),
  }
}

/** The gross sum; after it what was given back and is left, where something was. */
function moneyIn(money: Line['money'], t: (typeof texts)[Language]): string {
  if (!money) return ''
  const said = (sum = '0') => moneyText(sum as Intl.StringNumericLiteral, money.moneda)
  const isNetOther = money.devuelto !== undefined && Number(money.devuelto) > 0
  return isNetOther ? t.grossAndNet(said(money.total), said(money.devuelto), said(money.neto)) : said(money.total)
}

function tableOf(lines: readonly Line[], language: Language) {
  const t = texts[language]
  const day = (text: string) => (/^\d/.test(text) ? shortDay(text, language) : text)
  return {
    columns: [
      { title: t.tile, share: 30 },
      { title: t.group, share: 18 },
      { title: t.from, share: 13 },
      { title: t.to, share: 13 },
      { title: t.count, share: 11, align: 'right' as const },
      { title: t.amount, share: 18, align: 'right' as const },
    ],
    rows: lines.map(({ tile, group, from, to, count, of, money }) => [
      tile,
      group,
      day(from),
      day(to),
      of === null ? `${count}` : `${count} / ${of}`,
      moneyIn(money, t),
    ]),
  }
}

type Tile = In<typeof TileSchema>
type Amount = Tile['actual']
/** A line of a file: one number, or one currency of it. */
interface Line {
  tile: string
  group: string
  from: string
  to: string
  count: number
  of: number | null
  money: Amount['sumas'][number] | null
}

/** Returns every number of a tile: the period, the one before, all of now, and each part. */
function linesOf(tile: Tile, language: Language): Line[] {
  const t = texts[language]
  const { periodo, actual, anterior, hoy, intervalos, grupos, puntos } = tile
  const line = (group: string, days: { desde: string; hasta: string } | null, amount: Amount): Line[] => {
    const facts = { tile: tileTexts[tile.mosaico].name[language], group }
    const line = { ...facts, from: days?.desde ?? t.now, to: days?.hasta ?? '', count: amount.total, of: amount.de }
    return amount.sumas.length === 0 ? [{ ...line, money: null }] : amount.sumas.map((money) => ({ ...line, money }))
  }
  const nameOf = (key: string) => grupos.find(({ clave }) => clave === key)?.[language] ?? key
  return [
    ...line(t.all, periodo.actual, actual),
    ...(anterior ? line(t.all, periodo.anterior, anterior) : []),
    ...(hoy ? line(t.all, null, hoy) : []),
    ...puntos
      .toSorted((a, b) => (a.intervalo ?? 0) - (b.intervalo ?? 0))
      .flatMap(({ grupo, intervalo, ...amount }) =>
        line(nameOf(grupo), intervalo === null ? (hoy ? null : periodo.actual) : intervalos[intervalo]!, amount),
      ),
  ]
}
