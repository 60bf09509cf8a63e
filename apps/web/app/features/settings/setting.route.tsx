import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { bankLimits } from '@portal/contract/settings/bank-accounts'
import { settingSaveCalls, settingsCalls } from '@portal/contract/settings/calls'
import type { Groups } from '@portal/contract/settings/history-schemas'
import { type SettingKey, settingKeys, settingLimits, settingNames } from '@portal/contract/settings/keys'
import { taxLimits } from '@portal/contract/settings/taxes'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { data, useOutletContext } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { formDataOf } from '#core/dashboard/form/form-data.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { type Field, RecordFields, useCompared } from '#core/dashboard/records/record-field.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/setting.route'
import type { Words } from './checkbox-field.tsx'
import { contentList, contentListsOf, factsSaid, isContent, isDraftable } from './content-fields.ts'
import { DraftNotice } from './draft-notice.tsx'
import { blankRow, flatFields, type Pictures, rowFields } from './fields.tsx'
import { type Series, SettingPreview } from './preview.tsx'
import { ProposedTax } from './proposed-tax.tsx'
import { historyPageSize, SettingHistory } from './setting-history.tsx'
import classes from './settings.module.css'
import type { clientLoader as loadAll } from './settings.route.tsx'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

const isKey = (text: string): text is SettingKey => (settingKeys as readonly string[]).includes(text)

export async function clientLoader({ params: { grupo }, url, context }: Route.ClientLoaderArgs) {
  if (!isKey(grupo)) throw data(null, { status: 404 })
  const asked = Number(url.searchParams.get('historial'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  const params = { clave: grupo, page, page_row: historyPageSize }
  return { group: grupo, page, history: await context.get(apiContext).load(settingsCalls.history, { params }) }
}

export default function SettingPage({ loaderData: { group, page, history } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const {
    ajustes,
    logo_url: logoUrl,
    marca_url: markUrl,
    topes,
    serie,
  } = useOutletContext<Awaited<ReturnType<typeof loadAll>>>()
  const { date } = useFormats()
  const words = { t, language, date }
  const setting = ajustes[group]
  return (
    <div className={classes.one}>
      <header>
        <h2>{textIn(settingNames[group], language)}</h2>
        <p>{t.aboutOf[group]}</p>
      </header>
      {setting.borrador && isDraftable(group) && (
        <DraftNotice group={group} draft={setting.borrador} version={setting.borrador_version} />
      )}
      <SettingForm
        key={group}
        group={group}
        setting={setting}
        pictures={{ logoUrl, markUrl }}
        bounds={topes}
        series={serie}
        words={words}
      />
      <SettingHistory
        group={group}
        history={history}
        page={page}
        version={setting.version}
        value={setting.valor}
        words={words}
      />
    </div>
  )
}

/** Nothing chosen and nothing to take away. */
const withoutFiles = { imagen: null, marca: null, quitar_logo: false, quitar_marca: false }

interface Props {
  group: SettingKey
  setting: Groups[SettingKey]
  pictures: Pictures
  bounds: { por_minuto: number; por_hora: number }
  series: Series
  words: Words
}

/** What the form begins with: the draft of the group where there is one, which is saved as a draft again. */
function shownOf(
  group: SettingKey,
  { valor, version, borrador: draft, borrador_version }: Groups[SettingKey],
  series: Series,
): object {
  // the number that was saved is given by now, and a year may have begun since
  if (group === 'numeracion' && series) return { ...valor, siguiente: series.siguiente, version }
  if (!isDraftable(group)) return { ...valor, version }
  return {
    ...valor,
    version,
    borrador: draft !== null,
    borrador_version,
    ...(draft && { ...draft.valor, version: draft.sobre }),
  }
}

/** The form of one group; give it the group as `key`. */
function SettingForm({ group, setting, pictures, bounds, series, words }: Props) {
  const { t, language } = words
  const fields = flatFields(group, words, pictures)
  const isCompany = group === 'empresa'
  const valuesOf = (stored: object) => {
    const { logo_id: _, marca_id: _m, empresa_id: _e, ...value } = stored as Record<string, unknown>
    return { ...value, ...(isCompany && withoutFiles) }
  }
  const form = useWireForm({
    call: settingSaveCalls[group] as (typeof settingSaveCalls)['empresa'],
    initial: valuesOf(shownOf(group, setting, series)) as never,
    theirsOf: (theirs) => valuesOf(theirs as object),
    draft: { form: `setting-${group}`, label: textIn(settingNames[group], language) },
    ...(isCompany && { body: formDataOf }),
    onDone: () => {
      if (isCompany) form.set(withoutFiles as never)
    },
  })
  const isDraft = (form.values as { borrador?: boolean }).borrador === true
  const lists = listsOf(group, words)
  const compared = [
    ...useCompared(fields),
    ...lists.map(({ list, title }) => ({
      name: list,
      label: title,
      text: (rows: unknown) => (rows as Row[]).map((row) => nameOfRow(row, words, list)).join(', '),
    })),
  ]
  return (
    <WireForm form={form} label={textIn(settingNames[group], language)} compare={compared}>
      {fields.length > 0 && <RecordFields fields={fields} form={form} />}
      {lists.map((one) => (
        <ListEditor key={one.list} form={form} words={words} {...one} />
      ))}
      {isContent(group) && <p className={classes.facts}>{t.facts(factsSaid(words))}</p>}
      <SettingPreview
        group={group}
        values={form.values as never}
        pictures={pictures}
        bounds={bounds}
        series={series}
        words={words}
        preview={setting.borrador?.vista}
      />
      {isDraftable(group) && (
        <Checkbox
          label={t.asDraft}
          description={t.asDraftHint}
          checked={isDraft}
          onChange={({ currentTarget }) => form.set({ borrador: currentTarget.checked } as never)}
        />
      )}
      <FormActions form={form} {...(isDraft && { label: t.saveDraft })} />
    </WireForm>
  )
}

/** Names a row of a list: by the text that names it, a person, else the country, with the city of an office or the first day of a tax; an account by its bank. */
function nameOfRow(row: Row, { language, date }: Words, list: string): string {
  const named = contentList(list)?.named
  if (named) return String(row[named] ?? '')
  const { nombres, apellidos, pais_id: country, ciudad, desde, banco, moneda } = row
  if (typeof banco === 'string') return [banco, moneda].filter(Boolean).join(', ')
  if (typeof nombres === 'string') return `${nombres} ${apellidos ?? ''}`.trim()
  return [
    country ? countryName(Number(country), language) : '',
    ciudad,
    /^\d{4}-\d\d-\d\d$/.test(String(desde)) ? date(String(desde)) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

interface FormLike {
  values: object
  field(name: never): object
  set(values: never): void
}

type Row = Record<string, unknown>

/** A list of a group. */
interface SettingList {
  /** Field of the form that holds the rows. */
  list: string
  title: string
  /** Names a row that does not name itself yet: "Oficina 2". */
  rowOf: (number: number) => string
  most: number
  /** Rows are shown by their names until they are opened. */
  isFolded?: boolean
  /** What stands under the fields of a row, and may change them. */
  underRow?: (row: Row, change: (values: object) => void) => ReactNode
}

/** The lists of a group, in the order of its form. */
function listsOf(group: SettingKey, words: Words): readonly SettingList[] {
  const { t, language } = words
  switch (group) {
    case 'oficinas':
      return [
        { list: 'oficinas', title: t.offices, rowOf: t.officeOf, most: settingLimits.offices },
        { list: 'mensajeria', title: t.phones, rowOf: t.officeOf, most: settingLimits.phones },
      ]
    case 'personas':
      return [{ list: 'personas', title: t.people, rowOf: t.personOf, most: settingLimits.people }]
    case 'impuestos':
      return [
        {
          ...{ list: 'tasas', title: t.taxes, rowOf: t.taxOf, most: taxLimits.rows },
          underRow: (row, change) => <ProposedTax row={row} onUse={change} words={words} />,
        },
      ]
    case 'transferencias':
      return [{ list: 'cuentas', title: t.accounts, rowOf: t.accountOf, most: bankLimits.accounts }]
    default:
      return contentListsOf(group).map(([list, { name, row, most }]) => ({
        ...{ list, title: textIn(name, language), most, isFolded: true },
        rowOf: (number) => `${textIn(row, language)} ${number}`,
      }))
  }
}

interface ListEditorProps extends SettingList {
  form: FormLike
  words: Words
}

/** Edits the rows of a list inside a form: each with its fields, moved by buttons, so that keys and fingers do it too. */
function ListEditor({ form, list, title, rowOf, words, most, isFolded, underRow }: ListEditorProps) {
  const t = useTexts(texts)
  const [open, setOpen] = useState<number | null>(null)
  const rows = (form.values as Record<string, Row[]>)[list] ?? []
  const set = (next: object[]) => form.set({ [list]: next } as never)
  const moved = (from: number, to: number) => {
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    set(next)
    if (open === from || open === to) setOpen(open === from ? to : from)
  }
  const removed = (place: number) => {
    set(rows.filter((_, other) => other !== place))
    if (open !== null && open >= place) setOpen(open === place ? null : open - 1)
  }
  const fieldsAt = (place: number) => placed(rowFields(list, words, form.values), `${list}.${place}`)
  const isRefused = (place: number) =>
    fieldsAt(place).some(({ name }) => (form.field(name as never) as { error?: unknown }).error)
  /** One row is open at a time; one that is refused is too. */
  const isShown = (place: number) => !isFolded || place === open || isRefused(place)
  return (
    <section className={classes.rows} aria-label={title}>
      <h3>{title}</h3>
      {rows.map((row, place) => {
        const name = nameOfRow(row, words, list) || rowOf(place + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: its fields are named by it
          <fieldset key={place} className={classes.row}>
            <legend>{name}</legend>
            <div className={classes.rowActions}>
              {isFolded && (
                <Button
                  variant="subtle"
                  size="xs"
                  className={classes.fold ?? ''}
                  aria-expanded={isShown(place)}
                  aria-label={`${isShown(place) ? t.fold : t.unfold}: ${name}`}
                  onClick={() => setOpen(isShown(place) ? null : place)}
                >
                  {isShown(place) ? t.fold : t.unfold}
                </Button>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t.up(name)}
                disabled={place === 0}
                onClick={() => moved(place, place - 1)}
              >
                <IconArrowUp size={18} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t.down(name)}
                disabled={place === rows.length - 1}
                onClick={() => moved(place, place + 1)}
              >
                <IconArrowDown size={18} stroke={1.75} />
              </ActionIcon>
              <ActionIcon variant="subtle" color="red" aria-label={t.remove(name)} onClick={() => removed(place)}>
                <IconTrash size={18} stroke={1.75} />
              </ActionIcon>
            </div>
            {isShown(place) && <RecordFields fields={fieldsAt(place)} form={form} />}
            {underRow?.(row, (values) => set(rows.map((other) => (other === row ? { ...other, ...values } : other))))}
          </fieldset>
        )
      })}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.75} />}
        disabled={rows.length >= most}
        onClick={() => {
          setOpen(rows.length)
          set([...rows, blankRow(list)])
        }}
      >
        {t.add}
      </Button>
    </section>
  )
}

const placed = (fields: readonly Field[], place: string): Field[] =>
  fields.map((field) => ({ ...field, name: `${place}.${field.name}` }))
