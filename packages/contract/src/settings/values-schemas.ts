import { z } from 'zod'
import { isAccent, startingAccent } from '../core/accent.ts'
import { countries } from '../core/countries.ts'
import { Currency, quoteCurrencies } from '../core/currencies.ts'
import {
  emailField,
  flagField,
  idField,
  lineField,
  linesField,
  numberField,
  optionalLine,
  optionalNumber,
  versionField,
} from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { addressPattern, pagePathPattern } from '../core/paths.ts'
import { bankLimits, isRightNumber } from './bank-accounts.ts'
import {
  type Content,
  type ContentList,
  type ContentText,
  type ContentValue,
  contents,
  fieldsOf,
  unknownFact,
} from './contents.ts'
import { shippedFilms } from './films.ts'
import { type ContentKey, degreesKind, settingLimits, takenPaths } from './keys.ts'
import type { settingMessages } from './messages.ts'
import { kindOf, type NumberGroup, type NumberSetting, type Numbers, numberSettings } from './numbers.ts'
import { type SitePartKey, sitePartKeys } from './parts.ts'
import { spokenLanguages } from './spoken.ts'
import { taxLimits, taxRate } from './taxes.ts'
import { termBounds } from './terms.ts'

const says = (key: keyof typeof settingMessages) => key

const name = (max = 80) => lineField(says('nameRequired'), { max })
/** The same in the other languages; Spanish stands in for an empty one. */
const inOthers = <N extends string>(name: N, max: number) =>
  Object.fromEntries(
    ['en', 'pt'].map((language) => [`${name}_${language}`, optionalLine(says('textRequired'), max)]),
  ) as Record<`${N}_en` | `${N}_pt`, ReturnType<typeof optionalLine>>

const line = (max = 160) => lineField(says('textRequired'), { max })
const email = emailField(says('emailInvalid'))
/** A phone as it is shown: with its prefix, spaces are kept. */
const phone = lineField(says('phoneInvalid'), { max: 25 })
  .refine((text) => /^\+[\d ()-]+$/.test(text), says('phoneInvalid'))
  .refine((text) => /^\d{8,15}$/.test(text.replace(/\D/g, '')), says('phoneInvalid'))
const secureAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain })
const webAddress = lineField(says('addressInvalid'), { min: 0, max: 300 }).refine(
  (text) => text === '' || secureAddress.safeParse(text).success,
  says('addressInvalid'),
)
const accent = lineField(says('accentInvalid'), { max: 7 })
  .transform((text) => text.toLowerCase())
  .refine(isAccent, says('accentInvalid'))
const known = new Set(countries.map(({ id }) => id))
const country = idField(says('countryInvalid')).refine((id) => known.has(id), says('countryInvalid'))

/** Refuses rows that repeat a field, at the later one. */
const once =
  <F extends string>(field: F, message: string) =>
  (rows: readonly { [K in F]: unknown }[], context: z.RefinementCtx) => {
    for (const [place, row] of rows.entries())
      if (rows.findIndex((other) => other[field] === row[field]) < place)
        context.addIssue({ code: 'custom', message, path: [place, field] })
  }

const CompanyValueSchema = z.object({
  nombre: name(40),
  email,
  telefono: phone,
  direccion: line(),
  sitio: lineField(says('siteInvalid'), { max: 100 }).refine(
    (text) => z.regexes.domain.test(text),
    says('siteInvalid'),
  ),
  red_mensajeria: webAddress.default(''),
  red_fotos: webAddress.default(''),
  red_profesional: webAddress.default(''),
  acento: accent.default(startingAccent),
})

/** Which parts of the site the company uses. */
const PartsValueSchema = z.object(
  Object.fromEntries(sitePartKeys.map((key) => [key, flagField()])) as Record<
    SitePartKey,
    ReturnType<typeof flagField>
  >,
)

/** In which languages the site is read; the first is that of a visitor who has not chosen (rule languages/offered). */
const LanguagesValueSchema = z.object({
  idiomas: z
    .array(z.enum(pageLanguages), says('languageRequired'))
    .min(1, says('languageRequired'))
    .transform((languages) => [...new Set(languages)]),
})

/** Where a place is on the map, up to so many degrees; null where nobody said. */
const degrees = (most: number) =>
  optionalNumber(
    numberField(degreesKind, says('outOfBounds')).pipe(
      z.number().min(-most, says('outOfBounds')).max(most, says('outOfBounds')),
    ),
    says('outOfBounds'),
  )

const whole = ([min, max]: readonly [number, number]) =>
  numberField({ decimals: 0 }, says('outOfBounds')).pipe(
    z.number().int(says('outOfBounds')).min(min, says('outOfBounds')).max(max, says('outOfBounds')),
  )

const OfficesValueSchema = z.object({
  presencia_paises: whole([0, settingLimits.countries]).default(0),
  mensajeria: z
    .array(z.object({ pais_id: country, telefono: phone }))
    .max(settingLimits.phones, says('tooMany'))
    .superRefine(once('pais_id', says('countryRepeated'))),
  oficinas: z
    .array(
      z.object({
        pais_id: country,
        nombre: name(),
        cargo_es: line(80),
        ...inOthers('cargo', 80),
        telefono: phone,
        email,
        direccion: line(),
        ciudad: line(80),
        codigo_postal: optionalLine(says('textRequired'), 20),
        latitud: degrees(90),
        longitud: degrees(180),
        en_pie: flagField().default(false),
        en_portada: flagField().default(false),
      }),
    )
    .max(settingLimits.offices, says('tooMany')),
})

const slug = lineField(says('slugInvalid'), { max: 60 })
  .refine((text) => addressPattern.test(text), says('slugInvalid'))
  .refine((text) => !takenPaths.includes(text), says('slugTaken'))

const PeopleValueSchema = z.object({
  personas: z
    .array(
      z.object({
        slug,
        nombres: name(60),
        apellidos: name(60),
        cargo: line(80),
        ...inOthers('cargo', 80),
        tema: line(),
        ...inOthers('tema', 160),
        telefono: phone,
        email,
        pais_id: country,
        idiomas: z
          .array(z.enum(spokenLanguages), says('languageRequired'))
          .min(1, says('languageRequired'))
          .max(spokenLanguages.length, says('languageRequired')),
        en_soporte: flagField().default(false),
      }),
    )
    .max(settingLimits.people, says('tooMany'))
    .superRefine(once('slug', says('slugTaken'))),
})

const TermsValueSchema = z.object({
  garantia_meses: whole(termBounds.garantia_meses),
  entrega_dias: whole(termBounds.entrega_dias),
  fin_de_semana: line(120),
  fin_de_semana_en: line(120),
  fin_de_semana_pt: optionalLine(says('textRequired'), 120),
  condicion_entrega: line(120),
  condicion_entrega_en: line(120),
  condicion_entrega_pt: optionalLine(says('textRequired'), 120),
  pago: line(120),
  pago_en: line(120),
  pago_pt: optionalLine(says('textRequired'), 120),
})

type Bounds = Pick<NumberSetting, 'unit' | 'min' | 'max' | 'decimals'>

function numberOf(setting: Bounds) {
  const { min, max, decimals } = setting
  return numberField(kindOf(setting), says('outOfBounds')).pipe(
    z
      .number()
      .min(min, says('outOfBounds'))
      .max(max, says('outOfBounds'))
      .refine((value) => Number.isInteger(Math.round(value * 10 ** decimals * 1e6) / 1e6), says('outOfBounds')),
  )
}

type NumberFields<G extends NumberGroup> = z.ZodObject<{
  [F in keyof Numbers<G>]: z.ZodType<number, number | string>
}>

/** The form of a group of numbers, from its declaration. */
const numbersOf = <G extends NumberGroup>(group: G) =>
  z.object(
    Object.fromEntries(Object.entries(numberSettings[group]).map(([field, setting]) => [field, numberOf(setting)])),
  ) as unknown as NumberFields<G>

/** Refuses a field when a rule between two of them does not hold. */
const needs =
  <V>(rules: readonly (readonly [keyof V & string, (value: V) => boolean, string])[]) =>
  (value: V, context: z.RefinementCtx) => {
    for (const [field, holds, message] of rules)
      if (!holds(value)) context.addIssue({ code: 'custom', message, path: [field] })
  }

/** The sales tax of each country, from a day on: one row for each change. */
const TaxesValueSchema = z.object({
  tasas: z
    .array(
      z.object({
        pais_id: country,
        nombre: name(taxLimits.name),
        tasa: numberOf(taxRate),
        desde: z.iso.date(says('dayInvalid')),
      }),
    )
    .max(taxLimits.rows, says('tooMany'))
    .superRefine((rows, context) => {
      for (const [place, row] of rows.entries()) {
        const isRepeated = rows
          .slice(0, place)
          .some(({ pais_id, desde }) => pais_id === row.pais_id && desde === row.desde)
        if (isRepeated) context.addIssue({ code: 'custom', message: says('taxRepeated'), path: [place, 'desde'] })
      }
    }),
})

const DiscountsValueSchema = numbersOf('descuentos').superRefine(
  needs<Numbers<'descuentos'>>([
    ['gerente', ({ usuario, gerente }) => gerente >= usuario, says('limitsCross')],
    ['administrador', ({ gerente, administrador }) => administrador >= gerente, says('limitsCross')],
  ]),
)

const QuotesValueSchema = numbersOf('cotizaciones').extend({
  /** In which currencies quotes may be written, the first as a new one begins. */
  monedas: z
    .array(z.enum(quoteCurrencies), says('currencyRequired'))
    .min(1, says('currencyRequired'))
    .transform((codes) => [...new Set(codes)]),
  /** Where production is told of confirmed quotes. */
  produccion: email,
})

const SeriesValueSchema = numbersOf('numeracion')

const ReservationsValueSchema = numbersOf('reservas').superRefine(
  needs<Numbers<'reservas'>>([
    ['venta_minimo_usd', (r) => r.venta_minimo_usd <= r.venta_maximo_usd, says('minimumOverMaximum')],
    ['venta_minimo_clp', (r) => r.venta_minimo_clp <= r.venta_maximo_clp, says('minimumOverMaximum')],
    ['venta_minimo_uf', (r) => r.venta_minimo_uf <= r.venta_maximo_uf, says('minimumOverMaximum')],
    ['venta_porcentaje', (r) => r.venta_porcentaje <= r.maximo_porcentaje, says('shareOverMost')],
    ['propiedad_porcentaje', (r) => r.propiedad_porcentaje <= r.maximo_porcentaje, says('shareOverMost')],
  ]),
)

/** Lines of a note, each without marks that no screen shows; empty where nothing is said. */
const note = z.string(says('textTooLong')).trim().max(bankLimits.note, says('textTooLong')).default('')

/** Accounts to which clients transfer money, one for each currency, and what they read next to them. */
const TransfersValueSchema = z.object({
  /** Where clients send the proof; empty: that of the company. */
  correo: z.union([z.literal(''), email], says('emailInvalid')).default(''),
  nota: note,
  nota_en: note,
  nota_pt: note,
  cuentas: z
    .array(
      z.object({
        moneda: z.enum(Currency, says('accountCurrencyRequired')),
        titular: name(bankLimits.line),
        identificacion: line(bankLimits.number),
        banco: name(bankLimits.line),
        tipo: line(bankLimits.line),
        numero: lineField(says('accountNumberInvalid'), { max: bankLimits.number })
          .refine((text) => /^[A-Za-z0-9][A-Za-z0-9 .-]*$/.test(text), says('accountNumberInvalid'))
          .refine(isRightNumber, says('accountNumberInvalid')),
        codigo: optionalLine(says('textRequired'), bankLimits.line),
      }),
    )
    .max(bankLimits.accounts, says('tooMany'))
    .superRefine(once('moneda', says('accountCurrencyRepeated'))),
})

const PeriodsValueSchema = numbersOf('plazos')
const BroadcastsValueSchema = numbersOf('difusiones')

/** A text of a page: every mark in braces is a fact of the settings. */
function said({ max, isLong }: ContentText, isNeeded: boolean) {
  const text = isLong
    ? linesField(max, says('textTooLong')).refine((text) => text !== '' || !isNeeded, says('textRequired'))
    : lineField(says('textRequired'), { min: isNeeded ? 1 : 0, max })
  const known = text.refine((text) => unknownFact(text) === undefined, says('factUnknown'))
  return isNeeded ? known : known.default('')
}

const textsOf = (texts: Content['texts']) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      fieldsOf(name).map((field) => [field, said(text, field === name && !text.isOptional)]),
    ),
  )

const anchor = lineField(says('slugInvalid'), { max: 60 }).refine(
  (text) => addressPattern.test(text),
  says('slugInvalid'),
)
const marks = {
  anchor,
  of: anchor,
  film: z.enum(shippedFilms, says('filmRequired')),
  flag: flagField().default(false),
  line: line(),
  email: z.union([z.literal(''), email], says('emailInvalid')).default(''),
  path: lineField(says('pathInvalid'), { min: 0, max: 120 })
    .refine((text) => text === '' || pagePathPattern.test(text), says('pathInvalid'))
    .default(''),
  web: webAddress.default(''),
} as const

const marksOf = (own: ContentList['marks']) =>
  Object.fromEntries(Object.entries(own).map(([name, { kind }]) => [name, marks[kind]]))

/** The form of the texts of a page, from its declaration. */
function contentOf<K extends ContentKey>(key: K) {
  const { texts, marks: ownMarks = {}, lists }: Content = contents[key]
  const rows = Object.entries(lists).map(([list, { most, texts, marks: own }]) => {
    const row = z.object({ ...marksOf(own), ...textsOf(texts) })
    const only = Object.keys(own).find((name) => own[name]!.kind === 'anchor' || own[name]!.kind === 'film')
    const all = z.array(row).max(most, says('tooMany'))
    return [list, only ? all.superRefine(once(only as never, says('repeated')) as never) : all]
  })
  return z.object({ ...marksOf(ownMarks), ...textsOf(texts), ...Object.fromEntries(rows) }) as unknown as z.ZodObject<{
    [F in keyof ContentValue<K>]: z.ZodType<ContentValue<K>[F], ContentValue<K>[F]>
  }>
}

/** A question belongs to a topic of the list. */
const QuestionsValueSchema = contentOf('preguntas').superRefine(({ temas, preguntas }, context) => {
  for (const [place, { tema }] of preguntas.entries())
    if (!temas.some(({ clave }) => clave === tema))
      context.addIssue({ code: 'custom', message: says('topicRequired'), path: ['preguntas', place, 'tema'] })
})

/** The text of a page, as the editor writes it: cleaned where it is shown. */
const anyPageText = z.string(says('textRequired')).max(settingLimits.text, says('textTooLong'))
const saysSomething = (html: string) => /[^\s]/.test(html.replace(/<[^>]{0,2000}>|&nbsp;/g, ''))
const pageText = anyPageText.refine(saysSomething, says('textRequired'))
const PageValueSchema = z.object({
  texto: pageText,
  texto_en: pageText,
  /** Empty while its readers get the Spanish one. */
  texto_pt: anyPageText.transform((html) => (saysSomething(html) ? html : '')).default(''),
})

/** The value of each group. */
export const settingSchemas = {
  empresa: CompanyValueSchema,
  partes: PartsValueSchema,
  idiomas: LanguagesValueSchema,
  oficinas: OfficesValueSchema,
  personas: PeopleValueSchema,
  portada: contentOf('portada'),
  nosotros: contentOf('nosotros'),
  preguntas: QuestionsValueSchema,
  talleres: contentOf('talleres'),
  taller_chile: contentOf('taller_chile'),
  taller_brasil: contentOf('taller_brasil'),
  condiciones: TermsValueSchema,
  impuestos: TaxesValueSchema,
  descuentos: DiscountsValueSchema,
  cotizaciones: QuotesValueSchema,
  numeracion: SeriesValueSchema,
  reservas: ReservationsValueSchema,
  transferencias: TransfersValueSchema,
  plazos: PeriodsValueSchema,
  difusiones: BroadcastsValueSchema,
  privacidad: PageValueSchema,
  terminos: PageValueSchema,
  cookies: PageValueSchema,
}

const version = { version: versionField }
/** A group that may have a draft: whether the value is one, and which draft was read; 0: none was ever written. */
const draft = {
  ...version,
  borrador: flagField().default(false),
  borrador_version: z.coerce.number().int().min(0).default(0),
}

/** The forms: the value of a group, with the version that was read. */
export const CompanyFormSchema = CompanyValueSchema.extend({
  ...version,
  /** The stored one stays without it. */
  acento: accent.optional(),
  quitar_logo: flagField().default(false),
  quitar_marca: flagField().default(false),
})
export const settingForms = {
  partes: PartsValueSchema.extend(version),
  idiomas: LanguagesValueSchema.extend(version),
  oficinas: OfficesValueSchema.safeExtend(version),
  personas: PeopleValueSchema.safeExtend(version),
  portada: settingSchemas.portada.extend(draft),
  nosotros: settingSchemas.nosotros.extend(draft),
  preguntas: QuestionsValueSchema.safeExtend(draft),
  talleres: settingSchemas.talleres.extend(draft),
  taller_chile: settingSchemas.taller_chile.extend(draft),
  taller_brasil: settingSchemas.taller_brasil.extend(draft),
  condiciones: TermsValueSchema.extend(version),
  impuestos: TaxesValueSchema.safeExtend(version),
  descuentos: DiscountsValueSchema.safeExtend(version),
  cotizaciones: QuotesValueSchema.extend(version),
  numeracion: SeriesValueSchema.extend(version),
  reservas: ReservationsValueSchema.safeExtend(version),
  transferencias: TransfersValueSchema.safeExtend(version),
  plazos: PeriodsValueSchema.extend(version),
  difusiones: BroadcastsValueSchema.extend(version),
  privacidad: PageValueSchema.extend(draft),
  terminos: PageValueSchema.extend(draft),
  cookies: PageValueSchema.extend(draft),
}
