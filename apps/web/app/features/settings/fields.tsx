import { Currency, currencyNames, quoteCurrencies } from '@portal/contract/core/currencies'
import { locales, ownLanguageNames, type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { quoteCurrencyNames } from '@portal/contract/core/quote-currency-names'
import { textIn } from '@portal/contract/core/text'
import { bankLimits } from '@portal/contract/settings/bank-accounts'
import { degreesKind, pageFieldNames, type SettingKey } from '@portal/contract/settings/keys'
import { kindOf, type NumberGroup, type NumberSetting, numberSettings } from '@portal/contract/settings/numbers'
import { sitePartKeys, siteParts } from '@portal/contract/settings/parts'
import { spokenLanguageName, spokenLanguages } from '@portal/contract/settings/spoken'
import { taxLimits, taxRate } from '@portal/contract/settings/taxes'
import { ChoicesField, SelectField } from '#core/dashboard/form/fields.tsx'
import type { Field } from '#core/dashboard/records/record-field.tsx'
import { numberText } from '#core/formats/numbers.ts'
import { AccentField, type AccentProps } from './accent-field.tsx'
import { checkboxField, type Words } from './checkbox-field.tsx'
import { blankContentRow, contentFields, contentList, contentRowFields, isContent } from './content-fields.ts'
import { type EditorProps, PageEditor } from './page-editor.tsx'
import { textLines } from './text-lines.ts'

/** The pictures of the company as they are stored. */
export interface Pictures {
  logoUrl: string | null
  markUrl: string | null
}

const text = (name: string, label: string, more: object = {}): Field => ({ name, label, required: true, ...more })

/** The fields of a group whose value is flat; lists have editors of their own. */
export function flatFields(key: SettingKey, words: Words, pictures: Pictures): readonly Field[] {
  const { t } = words
  if (isContent(key)) return contentFields(key, words)
  switch (key) {
    case 'empresa':
      return companyFields(words, pictures)
    case 'oficinas':
      return [text('presencia_paises', t.presence, { kind: 'number', hint: t.presenceHint, required: false })]
    case 'partes':
      return sitePartKeys.map((part) => checkboxField(words, part, textIn(siteParts[part].name, words.language)))
    case 'idiomas':
      return [languagesField(words)]
    case 'condiciones':
      return termFields(words)
    case 'privacidad':
    case 'terminos':
    case 'cookies':
      return pageFields(words)
    case 'cotizaciones':
      return [
        ...numberFields(key, words),
        currencyField(words),
        text('produccion', t.production, { kind: 'email', hint: t.productionHint }),
      ]
    case 'transferencias':
      return transferFields(words)
    default:
      return key in numberSettings ? numberFields(key as NumberGroup, words) : []
  }
}

function companyFields(words: Words, { logoUrl, markUrl }: Pictures): readonly Field[] {
  const { t } = words
  return [
    text('nombre', t.name, { max: 40 }),
    text('email', t.email, { kind: 'email' }),
    text('telefono', t.phone, { max: 25 }),
    text('sitio', t.site, { hint: t.siteHint }),
    text('direccion', t.address, { max: 160, wide: true }),
    { name: 'imagen', label: t.logo, kind: 'picture', stored: logoUrl, wide: true, legend: t.logo },
    ...(logoUrl ? [checkboxField(words, 'quitar_logo', t.dropLogo, t.dropLogoHint)] : []),
    {
      name: 'acento',
      label: t.accent,
      hint: t.accentHint,
      required: true,
      kind: 'own',
      legend: t.brand,
      draw: (props) => <AccentField {...(props as AccentProps)} pick={t.pickAccent} />,
    },
    { name: 'marca', label: t.mark, hint: t.markHint, kind: 'picture', stored: markUrl, wide: true, legend: t.mark },
    ...(markUrl ? [checkboxField(words, 'quitar_marca', t.dropMark, t.dropMarkHint)] : []),
    ...(['red_mensajeria', 'red_fotos', 'red_profesional'] as const).map((name, index) => ({
      name,
      label: [t.messaging, t.photos, t.professional][index]!,
      hint: t.networkHint,
      max: 300,
      wide: true,
      ...(index === 0 && { legend: t.networks }),
    })),
  ]
}

/** The text of a public page in every language; the menu inserts the company's data. */
function pageFields({ t, language }: Words): readonly Field[] {
  const inserts = Object.entries(pageFieldNames).map(([name, label]) => ({
    text: `{${name}}`,
    label: textIn(label, language),
  }))
  const editor = (name: string, label: string): Field => ({
    name,
    label,
    wide: true,
    kind: 'own',
    draw: (props) => <PageEditor {...(props as EditorProps)} name={name} inserts={inserts} />,
    text: (value) => textLines(String(value)).join('\n'),
  })
  return [
    editor('texto', t.pageText),
    editor('texto_en', t.inEnglish(t.pageText)),
    editor('texto_pt', t.inPortuguese(t.pageText)),
  ]
}

/** What clients read next to the accounts, and where they send the proof. */
function transferFields({ t }: Words): readonly Field[] {
  const note = { kind: 'area', max: bankLimits.note, wide: true } as const
  return [
    { name: 'correo', label: t.proofEmail, kind: 'email', hint: t.proofEmailHint },
    { name: 'nota', label: t.transferNote, hint: t.transferNoteHint, ...note },
    { name: 'nota_en', label: t.inEnglish(t.transferNote), hint: t.inSpanishThen, ...note },
    { name: 'nota_pt', label: t.inPortuguese(t.transferNote), ...note },
  ]
}

/** The currency of an account: those of reservations. */
const accountCurrency = ({ t, language }: Words): Field => ({
  name: 'moneda',
  label: t.currency,
  required: true,
  kind: 'own',
  draw: (props) => (
    <SelectField
      {...props}
      choices={Object.values(Currency).map((code) => ({
        value: code,
        label: `${code} · ${textIn(currencyNames[code], language)}`,
      }))}
    />
  ),
})

/** The languages of the site, in the order in which they are chosen. */
const languagesField = ({ t }: Words): Field => ({
  name: 'idiomas',
  label: t.languages,
  hint: t.languagesHint,
  required: true,
  wide: true,
  kind: 'own',
  draw: (props) => (
    <ChoicesField
      {...props}
      choices={pageLanguages.map((language) => ({ value: language, label: ownLanguageNames[language] }))}
    />
  ),
  text: (value) => (value as PageLanguage[]).map((language) => ownLanguageNames[language]).join(', '),
})

/** The currencies of quotes. */
const currencyField = ({ t, language }: Words): Field => ({
  name: 'monedas',
  label: t.currencies,
  hint: t.currenciesHint,
  required: true,
  wide: true,
  kind: 'own',
  draw: (props) => (
    <ChoicesField
      {...props}
      choices={quoteCurrencies.map((code) => ({
        value: code,
        label: `${code} · ${textIn(quoteCurrencyNames[code], language)}`,
      }))}
    />
  ),
  text: (value) => (value as string[]).join(', '),
})

function termFields({ t }: Words): readonly Field[] {
  const both = (name: string, label: string): readonly Field[] => [
    text(name, label, { legend: label }),
    text(`${name}_en`, t.inEnglish(label)),
    { name: `${name}_pt`, label: t.inPortuguese(label), max: 120 },
  ]
  return [
    text('garantia_meses', t.warranty, { kind: 'number' }),
    text('entrega_dias', t.delivery, { kind: 'number', hint: t.deliveryHint }),
    ...both('fin_de_semana', t.weekends),
    ...both('condicion_entrega', t.deliveryTerms),
    ...both('pago', t.payment),
  ]
}

/** The fields of a group of numbers, from its declaration. */
function numberFields(group: NumberGroup, { t, language }: Words): readonly Field[] {
  let section = ''
  return Object.entries(numberSettings[group] as Record<string, NumberSetting>).map(([name, setting]) => {
    const [prefix = ''] = name.split('_')
    const legend =
      group === 'reservas' && prefix !== section ? (t.sections as Record<string, string>)[prefix] : undefined
    section = prefix
    const start = `${numberText(setting.start, locales[language])} ${t.units[setting.unit]}`.trim()
    return {
      name,
      label: labelOf(textIn(setting.name, language), setting.unit === 'percent' ? '' : t.units[setting.unit]),
      kind: 'number',
      number: kindOf(setting),
      required: true,
      hint: `${textIn(setting.where, language)}. ${t.starts(start)}`,
      ...(legend && { legend }),
    }
  })
}

/** The name of a figure with its unit, unless the name says it. */
const labelOf = (name: string, unit: string): string => (!unit || name.endsWith(unit) ? name : `${name}, ${unit}`)

/** The fields of one row of a list, by the name of the list; `group` is what the form holds. */
export function rowFields(list: string, words: Words, group: object): readonly Field[] {
  const { t, language } = words
  const content = contentList(list)
  if (content) return contentRowFields(content, words, group)
  if (list === 'mensajeria')
    return [
      { name: 'pais_id', label: t.phoneOf, kind: 'country', required: true },
      text('telefono', t.phone, { max: 25 }),
    ]
  if (list === 'oficinas')
    return [
      { name: 'pais_id', label: t.country, kind: 'country', required: true },
      text('ciudad', t.city, { max: 80 }),
      text('direccion', t.address, { max: 160, wide: true }),
      { name: 'codigo_postal', label: t.postal, max: 20 },
      text('telefono', t.phone, { max: 25 }),
      text('email', t.email, { kind: 'email' }),
      text('nombre', t.person, { max: 80 }),
      text('cargo_es', t.role, { max: 80 }),
      { name: 'cargo_en', label: t.roleEn, max: 80 },
      { name: 'cargo_pt', label: t.inPortuguese(t.role), max: 80 },
      { name: 'latitud', label: t.latitude, kind: 'number', number: degreesKind, hint: t.placeHint },
      { name: 'longitud', label: t.longitude, kind: 'number', number: degreesKind },
      checkboxField(words, 'en_pie', t.inFoot),
      checkboxField(words, 'en_portada', t.onHome),
    ]
  if (list === 'cuentas')
    return [
      accountCurrency(words),
      text('banco', t.bank, { max: bankLimits.line }),
      text('titular', t.holder, { max: bankLimits.line }),
      text('identificacion', t.holderTaxId, { max: bankLimits.number }),
      text('tipo', t.accountKind, { max: bankLimits.line, hint: t.accountKindHint }),
      text('numero', t.accountNumber, { max: bankLimits.number }),
      { name: 'codigo', label: t.bankCode, max: bankLimits.line, hint: t.bankCodeHint },
    ]
  if (list === 'tasas')
    return [
      { name: 'pais_id', label: t.country, kind: 'country', required: true },
      text('nombre', t.taxName, { max: taxLimits.name, hint: t.taxNameHint }),
      { name: 'tasa', label: t.taxRate, kind: 'number', number: kindOf(taxRate), required: true },
      { name: 'desde', label: t.taxSince, kind: 'day', required: true, hint: t.taxSinceHint },
    ]
  return [
    text('nombres', t.names, { max: 60 }),
    text('apellidos', t.surnames, { max: 60 }),
    text('slug', t.slug, { max: 60, hint: t.slugHint }),
    text('cargo', t.role, { max: 80 }),
    { name: 'cargo_en', label: t.roleEn, max: 80 },
    { name: 'cargo_pt', label: t.inPortuguese(t.role), max: 80 },
    text('telefono', t.phone, { max: 25 }),
    text('email', t.email, { kind: 'email' }),
    { name: 'pais_id', label: t.country, kind: 'country', required: true },
    {
      name: 'idiomas',
      label: t.languages,
      required: true,
      kind: 'own',
      draw: (props) => (
        <ChoicesField
          {...props}
          choices={spokenLanguages.map((code) => ({ value: code, label: spokenLanguageName(code, language) }))}
        />
      ),
      text: (value) => (value as string[]).join(', '),
    },
    text('tema', t.topic, { max: 160, wide: true }),
    { name: 'tema_en', label: t.topicEn, max: 160, wide: true },
    { name: 'tema_pt', label: t.inPortuguese(t.topic), max: 160, wide: true },
    checkboxField(words, 'en_soporte', t.support),
  ]
}

const blankRows: Readonly<Record<string, object>> = {
  mensajeria: { pais_id: '', telefono: '' },
  oficinas: {
    ...{ pais_id: '', nombre: '', cargo_es: '', cargo_en: '', cargo_pt: '', telefono: '', email: '' },
    ...{ direccion: '', ciudad: '', codigo_postal: '', latitud: '', longitud: '', en_pie: false, en_portada: true },
  },
  personas: {
    ...{
      slug: '',
      nombres: '',
      apellidos: '',
      cargo: '',
      cargo_en: '',
      cargo_pt: '',
      tema: '',
      tema_en: '',
      tema_pt: '',
    },
    ...{ telefono: '', email: '', pais_id: '', idiomas: ['es'], en_soporte: false },
  },
  cuentas: { moneda: '', banco: '', titular: '', identificacion: '', tipo: '', numero: '', codigo: '' },
  tasas: { pais_id: '', nombre: '', tasa: '', desde: '' },
}

/** A row that is added, empty. */
export function blankRow(list: string): object {
  const content = contentList(list)
  return content ? blankContentRow(content) : blankRows[list]!
}
