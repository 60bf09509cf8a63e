import { Anchor, Textarea } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { publicationCalls } from '@portal/contract/publications/calls'
import {
  publicationLimits as limits,
  noFile,
  type PublicationKind,
  PublicationState,
  publicationKindNames,
  publicationKinds,
  publicationPath,
  publicationStateNames,
} from '@portal/contract/publications/constants'
import type { PublicationInitDataSchema, publication } from '@portal/contract/publications/schemas'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { ChoicesField } from '#core/dashboard/form/fields.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { type Reader, type RowOf, recordScreens } from '#core/dashboard/records/record-screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { inLanguage } from '#core/language/language-address.ts'
import { publicationTexts } from './publication-texts.ts'

type Publication = RowOf<typeof publication>
type Texts = (typeof publicationTexts)['es']
type Choices = Of<typeof PublicationInitDataSchema>

const states = (language: PageLanguage) =>
  Object.values(PublicationState).map((value) => ({ value, label: textIn(publicationStateNames[value], language) }))

function stateOf({ estado, es_visible: isVisible, publica_el: day }: Publication, { t, date }: Reader<Texts>) {
  if (estado === PublicationState.draft) return <StatusDot tone="neutral">{t.draft}</StatusDot>
  return isVisible ? (
    <StatusDot tone="done">{t.visible}</StatusDot>
  ) : (
    <StatusDot tone="info">{t.scheduled(date(day))}</StatusDot>
  )
}

/** Safety documents, certificates, case studies and news: the list, and the form of one in both languages. */
export const publications = recordScreens<typeof publication, Texts, Publication, Choices>({
  calls: publicationCalls,
  rows: 'publicaciones',
  areas: ['publicaciones', 'productos'],
  texts: publicationTexts,
  spec: listSpec({
    orders: ['publica_el', 'titulo', 'tipo', 'estado'],
    startOrder: '-publica_el',
    filters: { tipo: publicationKinds, estado: Object.values(PublicationState), producto_id: 'id' },
  }),
  filters: ({ t, language }) => [
    { name: 'tipo', label: t.kind, choices: choicesOf(publicationKindNames, language) },
    { name: 'estado', label: t.state, choices: states(language) },
  ],
  columns: (reader) => {
    const { t, language, date } = reader
    return [
      {
        id: 'title',
        label: t.heading,
        sort: 'titulo',
        cell: (row) => <PicturedName name={nameIn(row, 'titulo', language)} picture={row.imagen_url} />,
      },
      {
        id: 'kind',
        label: t.kind,
        sort: 'tipo',
        priority: 2,
        cell: ({ tipo }) => textIn(publicationKindNames[tipo as PublicationKind], language),
      },
      { id: 'state', label: t.state, sort: 'estado', kind: 'status', cell: (row) => stateOf(row, reader) },
      {
        id: 'day',
        label: t.day,
        sort: 'publica_el',
        kind: 'date',
        priority: 2,
        cell: ({ publica_el }) => date(publica_el),
      },
    ]
  },
  param: 'publicacionId',
  size: 'form',
  opensNew: true,
  draft: 'publication',
  data: (api) => api.load(publicationCalls.initData, {}),
  name: (row, language) => nameIn(row, 'titulo', language),
  summary: (row, reader) => (
    <SummaryLine>
      {stateOf(row, reader)}
      {textIn(publicationKindNames[row.tipo as PublicationKind], reader.language)}
      {row.es_visible && (
        <Anchor href={inLanguage(publicationPath(row.id), reader.language)} target="_blank">
          {reader.t.seePage}
        </Anchor>
      )}
    </SummaryLine>
  ),
  fields: ({ t, language }, { row, data }) => [
    {
      name: 'tipo',
      label: t.kind,
      kind: 'choice',
      choices: choicesOf(publicationKindNames, language),
      required: true,
      wide: true,
    },
    { name: 'titulo', label: t.headingSpanish, max: limits.title, required: true, wide: true },
    { name: 'titulo_en', label: t.headingEnglish, max: limits.title, wide: true },
    {
      name: 'resumen',
      label: t.summarySpanish,
      hint: t.summaryHint,
      kind: 'own',
      draw: summary,
      start: '',
      wide: true,
    },
    { name: 'resumen_en', label: t.summaryEnglish, kind: 'own', draw: summary, start: '', wide: true },
    { name: 'texto', label: t.textSpanish, hint: t.textHint, kind: 'own', draw: text, start: '', wide: true },
    { name: 'texto_en', label: t.textEnglish, kind: 'own', draw: text, start: '', wide: true },
    {
      name: 'productos',
      label: t.products,
      hint: t.productsHint,
      kind: 'own',
      start: [],
      draw: (props) => <Products {...props} known={data.productos} />,
      wide: true,
    },
    { name: 'imagen', label: '', kind: 'picture', stored: row?.imagen_url ?? null, legend: t.picture, wide: true },
    { name: 'imagen_texto', label: t.altSpanish, hint: t.altHint, max: limits.alt, wide: true },
    { name: 'imagen_texto_en', label: t.altEnglish, max: limits.alt, wide: true },
    {
      name: 'documento',
      label: t.fileSpanish,
      hint: t.fileHint,
      kind: 'pdf',
      stored: row?.pdf ?? null,
      without: noFile,
      maxBytes: limits.fileBytes,
      legend: t.files,
      wide: true,
    },
    {
      name: 'documento_en',
      label: t.fileEnglish,
      kind: 'pdf',
      stored: row?.pdf_en ?? null,
      without: noFile,
      maxBytes: limits.fileBytes,
      wide: true,
    },
    {
      name: 'estado',
      label: t.state,
      kind: 'choice',
      choices: states(language),
      start: PublicationState.draft,
      legend: t.publishing,
      required: true,
    },
    {
      name: 'publica_el',
      label: t.day,
      hint: t.dayHint,
      kind: 'own',
      start: data.hoy,
      draw: (props) => <DateField {...props} />,
      required: true,
    },
  ],
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})

const summary = (props: object) => <Textarea autosize minRows={2} maxRows={4} maxLength={limits.summary} {...props} />
const text = (props: object) => <Textarea autosize minRows={4} maxRows={20} maxLength={limits.text} {...props} />

interface ProductsProps {
  known: Choices['productos']
}

function Products({ known, ...props }: ProductsProps) {
  return (
    <ChoicesField
      maxValues={limits.products}
      {...props}
      choices={known.map(({ id, nombre }) => ({ value: id, label: nombre }))}
    />
  )
}
