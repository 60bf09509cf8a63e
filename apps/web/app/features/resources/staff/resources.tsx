import { Textarea } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { resourceCalls } from '@portal/contract/resources/calls'
import {
  ResourceAccess,
  ResourceType,
  resourceAccessNames,
  resourceLanguageName,
  resourceLanguages,
  resourceLimits,
  resourceTypeNames,
} from '@portal/contract/resources/constants'
import type { ResourceInitDataSchema, resource } from '@portal/contract/resources/schemas'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { ChoicesField } from '#core/dashboard/form/fields.tsx'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { type RowOf, recordScreens } from '#core/dashboard/records/record-screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { logPath } from '../paths.ts'
import { resourceTexts } from './resource-texts.ts'

export type Resource = RowOf<typeof resource>
type Choices = Of<typeof ResourceInitDataSchema>

/** The title in the reader's language; one without an English title has the Spanish one. */
const titleOf = (one: { titulo: string; titulo_en: string }, language: PageLanguage) => nameIn(one, 'titulo', language)

const accessChoices = (language: PageLanguage) =>
  Object.values(ResourceAccess).map((value) => ({ value, label: textIn(resourceAccessNames[value], language) }))

export const resources = recordScreens<typeof resource, (typeof resourceTexts)['es'], Resource, Choices>({
  calls: resourceCalls,
  rows: 'recursos',
  areas: ['recursos', 'productos'],
  texts: resourceTexts,
  spec: listSpec({
    orders: ['titulo', 'tipo', 'producto_nombre', 'revision_fecha', 'descargas'],
    filters: { tipo: Object.values(ResourceType), acceso: Object.values(ResourceAccess), producto_id: 'id' },
  }),
  filters: ({ t, language }) => [
    { name: 'tipo', label: t.type, choices: choicesOf(resourceTypeNames, language) },
    { name: 'acceso', label: t.access, choices: accessChoices(language) },
  ],
  columns: ({ t, language, date, bytes, number }) => [
    {
      id: 'title',
      label: t.heading,
      sort: 'titulo',
      cell: (row) => <PicturedName name={titleOf(row, language)} picture={row.imagen_url} />,
    },
    {
      id: 'type',
      label: t.type,
      sort: 'tipo',
      priority: 3,
      cell: ({ tipo }) => textIn(resourceTypeNames[tipo as ResourceType], language),
    },
    {
      id: 'product',
      label: t.product,
      sort: 'producto_nombre',
      priority: 2,
      cell: (row) => nameIn(row, 'producto_nombre', language),
    },
    {
      id: 'access',
      label: t.access,
      priority: 3,
      cell: ({ acceso, servicio_nombre }) =>
        servicio_nombre
          ? `${textIn(resourceAccessNames[acceso], language)}: ${servicio_nombre}`
          : textIn(resourceAccessNames[acceso], language),
    },
    {
      id: 'revision',
      label: t.revision,
      kind: 'status',
      cell: ({ revision_numero }) =>
        revision_numero === null ? (
          <StatusDot tone="attention">{t.noRevision}</StatusDot>
        ) : (
          <StatusDot tone="done">{revision_numero}</StatusDot>
        ),
    },
    {
      id: 'date',
      label: t.date,
      sort: 'revision_fecha',
      kind: 'date',
      priority: 2,
      cell: ({ revision_fecha }) => (revision_fecha ? date(revision_fecha) : '—'),
    },
    {
      id: 'size',
      label: t.size,
      kind: 'number',
      priority: 3,
      cell: ({ revision_bytes }) => (revision_bytes === null ? '—' : bytes(revision_bytes)),
    },
    {
      id: 'downloads',
      label: t.downloads,
      sort: 'descargas',
      kind: 'number',
      priority: 2,
      cell: (row) => (
        <CountLink
          count={row.descargas}
          to={`${logPath}?recurso_id=${row.id}`}
          module={Module.resources}
          label={t.downloadsOf(number(row.descargas), titleOf(row, language))}
        />
      ),
    },
  ],
  param: 'recursoId',
  size: 'form',
  opensNew: true,
  draft: 'resource',
  data: (api) => api.load(resourceCalls.initData, {}),
  name: titleOf,
  mark: ({ revision_numero }) => revision_numero ?? '',
  summary: (row, { t, language }) => (
    <SummaryLine>
      {row.revision_numero === null && <StatusDot tone="attention">{t.noRevision}</StatusDot>}
      {textIn(resourceTypeNames[row.tipo as ResourceType], language)}
      {nameIn(row, 'producto_nombre', language)}
    </SummaryLine>
  ),
  fields: ({ t, language }, { row, data, values, set }) => {
    const { productos, servicios, empresas } = data
    const access = values.acceso as ResourceAccess | undefined
    const serviceOf = (id: unknown) => productos.find((product) => product.id === Number(id))?.servicio_id ?? null
    return [
      {
        name: 'tipo',
        label: t.type,
        kind: 'choice',
        choices: choicesOf(resourceTypeNames, language),
        hint: Boolean(row?.revision_numero) && t.typeHint,
        required: true,
      },
      {
        name: 'producto_id',
        label: t.product,
        kind: 'choice',
        choices: productos.map(({ id, nombre }) => ({ value: id, label: nombre })),
        required: true,
        onChange: (id: number) => set({ servicio_id: serviceOf(id) }),
      },
      { name: 'titulo', label: t.name, max: resourceLimits.titleLetters, required: true, wide: true },
      {
        name: 'titulo_en',
        label: t.nameEnglish,
        max: resourceLimits.titleLetters,
        hint: t.nameEnglishHint,
        wide: true,
      },
      { name: 'descripcion', label: t.description, kind: 'own', draw: lines, start: '', wide: true },
      { name: 'descripcion_en', label: t.descriptionEnglish, kind: 'own', draw: lines, start: '', wide: true },
      {
        name: 'idioma',
        label: t.language,
        kind: 'choice',
        start: 'ambos',
        choices: resourceLanguages.map((value) => ({ value, label: textIn(resourceLanguageName(value), language) })),
        required: true,
      },
      {
        name: 'acceso',
        label: t.access,
        kind: 'choice',
        start: ResourceAccess.license,
        choices: accessChoices(language),
        required: true,
        onChange: () => set({ servicio_id: values.servicio_id ?? serviceOf(values.producto_id) }),
      },
      ...(access === ResourceAccess.license
        ? [
            {
              name: 'servicio_id',
              label: t.service,
              kind: 'choice',
              choices: servicios.map((one) => ({ value: one.id, label: nameIn(one, 'nombre', language) })),
              required: true,
              wide: true,
            } as const,
          ]
        : []),
      ...(access === ResourceAccess.enterprises
        ? [
            {
              name: 'empresas',
              label: t.enterprises,
              kind: 'own',
              start: [],
              draw: (props: object) => <Enterprises {...props} known={empresas} />,
              required: true,
              wide: true,
            } as const,
          ]
        : []),
      { name: 'imagen', label: '', kind: 'picture', stored: row?.imagen_url ?? null, wide: true },
    ]
  },
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})

const lines = (props: object) => (
  <Textarea autosize minRows={2} maxRows={8} maxLength={resourceLimits.descriptionLetters} {...props} />
)

interface EnterprisesProps {
  known: readonly { id: number; nombre: string }[]
}

/** Chosen enterprises, searched by name. */
function Enterprises({ known, ...props }: EnterprisesProps) {
  return (
    <ChoicesField
      maxValues={resourceLimits.enterprises}
      {...props}
      choices={known.map(({ id, nombre }) => ({ value: id, label: nombre }))}
    />
  )
}
