import { Button, Progress, Radio } from '@mantine/core'
import { Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { type Text, textIn } from '@portal/contract/core/text'
import { importLimits } from '@portal/contract/imports/columns'
import type { ImportSchema } from '@portal/contract/imports/schemas'
import { ImportStatus, importStatusNames } from '@portal/contract/imports/states'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newKey } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { uploadingApi } from '#core/api/api.upload.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { FileDrop } from '#core/dashboard/form/file-drop.tsx'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/imports.route'
import { ImportStatusDot } from './import-status.tsx'
import { importTexts } from './import-texts.ts'
import classes from './imports.module.css'
import { kindAt, type ShownKind } from './kinds.ts'

type Import = Of<typeof ImportSchema>

const spec = listSpec({
  orders: ['creado_en'],
  startOrder: '-creado_en',
  filters: { estado: Object.values(ImportStatus), alcance: ['todas'], creada_desde: 'day', creada_hasta: 'day' },
})

const statusIn = (text: string | undefined): ImportStatus | '' =>
  Object.values(ImportStatus).find((status) => status === text) ?? ''

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const params = listParams(url, spec)
  const { list } = kindAt(url.pathname).calls
  return context
    .get(apiContext)
    .load(list, { params: { ...params, alcance: params.alcance ? 'todas' : '', estado: statusIn(params.estado) } })
}

export default function ImportsPage({ loaderData: { importaciones: imports, total } }: Route.ComponentProps) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const kind = kindAt(useLocation().pathname)
  const list = useList(spec)
  const isOfAll = list.query.filters.alcance !== undefined
  const columns = useColumns(isOfAll)
  const isSuper = useSignedIn().user.rol_id === Role.superAdmin
  const days = useDayFilters(list)
  const states = Object.values(ImportStatus).map((value) => ({
    value,
    label: textIn(importStatusNames[value], language),
  }))
  const filters = [
    { name: 'estado', label: t.status, choices: states },
    ...(isSuper ? [{ name: 'alcance', label: t.whose, choices: [{ value: 'todas', label: t.everyones }] }] : []),
    ...days(t.created, 'creada_desde', 'creada_hasta'),
  ]
  useChanges('importaciones')
  return (
    <ListPage>
      <PageHeader
        title={textIn(kind.name, language)}
        about={textIn(kind.about, language)}
        actions={<ExportButton call={kind.calls.template} params={{ idioma: language }} label={t.template} />}
      />
      <UploadForm kind={kind} />
      <FilterBar list={list} filters={filters} />
      <DataTable
        list={list}
        label={t.past}
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} total={total} title={t.noPast} text={t.noPastText} />}
      />
      <Pager list={list} rows={imports.length} total={total} />
    </ListPage>
  )
}

function useColumns(isOfAll: boolean): TableProps<Import>['columns'] {
  const t = useTexts(importTexts)
  const { number, dateTime } = useFormats()
  return [
    { id: 'file', label: t.file, cell: ({ nombre }) => nombre },
    ...(isOfAll ? [{ id: 'author', label: t.author, cell: ({ autor }: Import) => autor }] : []),
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado }) => <ImportStatusDot status={estado} /> },
    { id: 'rows', label: t.rows, kind: 'number', cell: ({ filas }) => number(filas) },
    { id: 'bad', label: t.bad, kind: 'number', priority: 3, cell: ({ totales }) => number(totales.error) },
    {
      id: 'created',
      label: t.created,
      kind: 'date',
      sort: 'creado_en',
      priority: 2,
      cell: ({ creado_en }) => dateTime(creado_en),
    },
  ]
}

interface Chosen {
  workbook: File | null
  zip: File | null
}

const nothing: Chosen = { workbook: null, zip: null }

/** Takes a workbook, and a ZIP where the kind has one, and uploads them with progress. */
function UploadForm({ kind }: { kind: ShownKind }) {
  const { zip, hint } = kind
  const language = useLanguage()
  const t = useTexts(importTexts)
  const { number, bytes, percent } = useFormats()
  const [chosen, setChosen] = useState(nothing)
  const choice = useUploadChoice(kind)
  const { send, progress } = useUpload(kind, chosen, choice.values)
  const isSending = progress !== null

  function choose(files: readonly File[]) {
    const workbook = files.find(({ name }) => /\.xlsx?$/i.test(name))
    const packed = zip && files.find(({ name }) => /\.zip$/i.test(name))
    if (!workbook && !packed) return refuse()
    setChosen((before) => ({ workbook: workbook ?? before.workbook, zip: packed || before.zip }))
  }
  const refuse = () => toastError(zip ? t.wrongFiles[zip] : t.wrongFile)
  const drop = zip ? t.dropWith[zip] : t.drop
  return (
    <section className={classes.upload} aria-label={t.newImport}>
      <FileDrop
        action={zip ? t.choose : t.chooseOne}
        hint={drop(number(importLimits.rows), bytes(importLimits.workbookBytes))}
        maxBytes={zip ? importLimits.picturesBytes : importLimits.workbookBytes}
        isMany={zip !== undefined}
        isDisabled={isSending}
        onDrop={choose}
        onReject={refuse}
      />
      {[hint, choice.hint].map(
        (text) =>
          text && (
            <p key={text.en} className={classes.hint}>
              {textIn(text, language)}
            </p>
          ),
      )}
      <dl className={classes.chosen}>
        {(zip ? (['workbook', 'zip'] as const) : (['workbook'] as const)).map((part) => {
          const file = chosen[part]
          const holds = part === 'zip' && zip ? zip : 'workbook'
          return (
            <div key={part}>
              <dt>{t.parts[holds]}</dt>
              <dd>
                {file ? `${file.name} · ${bytes(file.size)}` : t.none[holds]}{' '}
                {file && !isSending && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="gray"
                    aria-label={`${t.take}: ${file.name}`}
                    onClick={() => setChosen((before) => ({ ...before, [part]: null }))}
                  >
                    {t.take}
                  </Button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {choice.field}
      {isSending && <Progress value={progress * 100} aria-label={t.uploading(percent(progress))} />}
      <Button className={classes.send} disabled={!chosen.workbook} loading={isSending} onClick={send}>
        {t.check}
      </Button>
    </section>
  )
}

interface UploadChoice {
  values: Readonly<Record<string, string>>
  field: ReactNode
  /** What else this reader may upload. */
  hint?: Text | undefined
}

/** What an upload chooses besides its files, where its kind has such a choice. */
function useUploadChoice({ choice }: ShownKind): UploadChoice {
  const language = useLanguage()
  const isSuper = useSignedIn().user.rol_id === Role.superAdmin
  const open = Object.entries(choice?.names ?? {}).filter(
    ([value]) => isSuper || !choice?.ofSuperAdmins.choices.includes(value),
  )
  const [value, setValue] = useState(open[0]?.[0] ?? '')
  if (!choice) return { values: {}, field: null }
  return {
    values: { [choice.field]: value },
    hint: isSuper ? choice.ofSuperAdmins.hint : undefined,
    field: (
      <Radio.Group label={textIn(choice.label, language)} value={value} onChange={setValue}>
        <div className={classes.choices}>
          {open.map(([name, text]) => (
            <Radio key={name} value={name} label={textIn(text, language)} />
          ))}
        </div>
      </Radio.Group>
    ),
  }
}

function useUpload({ calls, path }: ShownKind, { workbook, zip }: Chosen, values: Readonly<Record<string, string>>) {
  const language = useLanguage()
  const message = useMessages(calls.review)
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number | null>(null)

  async function send() {
    if (!workbook) return
    const body = new FormData()
    body.append('idioma', language)
    for (const [name, value] of Object.entries(values)) body.append(name, value)
    body.append('archivo', workbook)
    if (zip) body.append('imagenes', zip)
    setProgress(0)
    const reply = await uploadingApi(setProgress).call(calls.review, { body, key: newKey() })
    setProgress(null)
    if (!reply.ok) return toastError(message.of(reply))
    await navigate(`${path}/${reply.datos.id}`)
  }
  return { send, progress }
}
