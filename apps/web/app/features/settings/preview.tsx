import { roleNames } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { roleForDiscount } from '@portal/contract/quotes/approval'
import { quoteNumberText } from '@portal/contract/quotes/code'
import { contents } from '@portal/contract/settings/contents'
import type { SettingsSchema } from '@portal/contract/settings/history-schemas'
import { type DraftKey, pagePaths, type SettingKey } from '@portal/contract/settings/keys'
import { type CountryTax, taxOn } from '@portal/contract/settings/taxes'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { draftParam } from '#core/public/contents/content-params.ts'
import { useDayInHouse } from '../marketplace/calendar/today.ts'
import type { Words } from './checkbox-field.tsx'
import { CompanyPreview } from './company-preview.tsx'
import { isContent, isDraftable } from './content-fields.ts'
import type { Pictures } from './fields.tsx'
import classes from './settings.module.css'

/** The next number of a quote of the house; null before anyone has named the house. */
export type Series = Of<typeof SettingsSchema>['serie']

interface Props {
  group: SettingKey
  values: Record<string, unknown>
  pictures: Pictures
  bounds: { por_minuto: number; por_hora: number }
  series: Series
  words: Words
  /** The secret in the address of a draft's preview. */
  preview?: string | undefined
}

/** Shows what the typed values would do, by the rules that the portal uses; nothing where that says nothing. */
export function SettingPreview(props: Props) {
  const { t } = props.words
  const lines = useSamples(props)
  if (props.group === 'empresa')
    return <CompanyPreview values={props.values} pictures={props.pictures} words={props.words} />
  if (isDraftable(props.group)) return <PageLinks group={props.group} words={props.words} preview={props.preview} />
  if (lines.length === 0) return null
  return (
    <aside className={classes.preview} aria-label={t.preview} aria-live="polite">
      <h3>{t.preview}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  )
}

/** Returns the path of the page that shows a group of texts. */
const pathOf = (group: DraftKey): string => (isContent(group) ? contents[group].path : pagePaths[group])

/** Returns where a draft is read before it is published. */
export const addressOfDraft = (group: DraftKey, preview: string, language: PageLanguage): string =>
  inLanguage(`${pathOf(group)}?${draftParam}=${preview}`, language)

function PageLinks({ group, words: { t, language }, preview }: Pick<Props, 'words' | 'preview'> & { group: DraftKey }) {
  return (
    <p className={classes.links}>
      <a href={inLanguage(pathOf(group), language)} target="_blank" rel="noreferrer">
        {t.seePage}
      </a>
      {preview && (
        <a href={addressOfDraft(group, preview, language)} target="_blank" rel="noreferrer">
          {t.previewDraft}
        </a>
      )}
    </p>
  )
}

const numeric = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

const discounts = [4, 10, 20, 40]
const prices = [1500, 40_000, 90_000]
const homes = [20_000, 250_000]
const contacts = 5000

type TaxRow = Record<'pais_id' | 'tasa' | 'nombre' | 'desde', unknown>

/** The rows of the table that hold today and are complete, one of each country. */
function rowsOf(today: string, rows: readonly TaxRow[]): CountryTax[] {
  const typed = rows.filter(({ tasa, nombre, desde, pais_id }) => Number.isFinite(tasa) && nombre && desde && pais_id)
  const taxes = typed.map((row) => ({ ...row, pais_id: Number(row.pais_id) })) as CountryTax[]
  return [...new Set(taxes.map(({ pais_id }) => pais_id))].flatMap((id) => taxOn(taxes, id, today) ?? [])
}

/** The code that the next quote would have with the typed number. */
function seriesLines(series: Series, typed: number, samples: Words['t']['samples']): string[] {
  if (!series) return [samples.noHouse]
  const { abreviatura: abbreviation, anio: year, siguiente: next } = series
  const codeOf = (number: number) => quoteNumberText(abbreviation, year, number)
  if (!Number.isInteger(typed) || typed < 1) return [samples.nextQuote(codeOf(next))]
  if (typed < next) return [samples.numberGiven(codeOf(next))]
  return [samples.nextQuote(codeOf(typed)), ...(typed > next ? [samples.series] : [])]
}

function useSamples({ group, values, bounds, series, words: { t, language } }: Props): string[] {
  const { number, percent } = useFormats()
  const today = useDayInHouse(Date.now())
  const { samples } = t
  const of = (name: string) => numeric(values[name])
  const dollars = (amount: number) => moneyText(amount, 'USD')
  if (group === 'impuestos') {
    return [
      ...rowsOf(today, values.tasas as TaxRow[]).map(({ pais_id: country, nombre, tasa }) =>
        samples.tax(
          countryName(country, language),
          `${nombre} ${number(tasa / 100, { style: 'percent', maximumFractionDigits: 2 })}`,
          dollars(1000 + 10 * tasa),
        ),
      ),
      samples.export,
    ]
  }
  if (group === 'numeracion') return seriesLines(series, of('siguiente'), samples)
  if (group === 'descuentos') {
    const limits = { usuario: of('usuario'), gerente: of('gerente'), administrador: of('administrador') }
    if (Object.values(limits).some(Number.isNaN)) return []
    return discounts.map((discount) => {
      const role = roleForDiscount(discount, limits)
      return samples.discount(
        percent(discount / 100),
        role ? samples.needs(textIn(roleNames[role], language).toLowerCase()) : samples.free,
      )
    })
  }
  if (group === 'reservas') {
    const usual = (price: number, kind: 'venta' | 'propiedad') => {
      const share = Math.max(of(`${kind}_minimo_usd`), (price * of(`${kind}_porcentaje`)) / 100)
      return kind === 'venta' ? Math.min(of('venta_maximo_usd'), share) : share
    }
    const lines = [
      ...prices.map((price) => [price, usual(price, 'venta'), samples.reservation] as const),
      ...homes.map((price) => [price, usual(price, 'propiedad'), samples.property] as const),
    ]
    return lines
      .filter(([, amount]) => Number.isFinite(amount))
      .map(([price, amount, say]) => say(dollars(price), dollars(amount)))
  }
  if (group !== 'difusiones') return []
  const said = (bound: number) => (bound ? number(bound) : samples.none)
  const smaller = (bound: number, set: number) => (bound && set ? Math.min(bound, set) : bound || set || 0)
  const [perMinute, perHour] = [smaller(bounds.por_minuto, of('por_minuto')), smaller(bounds.por_hora, of('por_hora'))]
  const minutes = Math.max(perMinute ? contacts / perMinute : 0, perHour ? ((contacts - 1) / perHour - 1) * 60 : 0)
  return [
    samples.bounds(said(bounds.por_minuto), said(bounds.por_hora)),
    perMinute || perHour ? samples.pace(number(contacts), number(Math.ceil(minutes))) : samples.noLimit,
  ]
}
