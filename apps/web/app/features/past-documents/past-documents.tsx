import { labelOf } from '@portal/contract/core/entities'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { pastDocumentCalls } from '@portal/contract/past-documents/calls'
import {
  pastDocumentLimits as limits,
  noPastFile,
  pastDocumentKindNames,
} from '@portal/contract/past-documents/constants'
import { pastDocumentFields as fields } from '@portal/contract/past-documents/fields'
import type { PastDocumentInitDataSchema, pastDocument } from '@portal/contract/past-documents/schemas'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { optionsOf } from '#core/dashboard/form/choices.ts'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { columnsOf, formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { type Reader, type RowOf, recordScreens } from '#core/dashboard/records/record-screens.ts'
import { moneyText } from '#core/formats/money.ts'
import { pastDocumentTexts } from './past-document-texts.ts'

type PastDocument = RowOf<typeof pastDocument>
type Texts = (typeof pastDocumentTexts)['es']
type Choices = Of<typeof PastDocumentInitDataSchema>

const kinds = Object.keys(pastDocumentKindNames)
const currencies = Object.keys(fields.moneda.choices)

/** The filters of the list besides its days. */
export const filtersOf = ({ t, language }: Reader<Texts>, enterprises: Choices['empresas']): Filter[] => [
  { name: 'tipo', label: labelOf(fields.tipo, language), choices: optionsOf(pastDocumentKindNames, language) },
  {
    name: 'empresa_id',
    label: t.enterprise,
    choices: enterprises.map(({ id, nombre }) => ({ value: id, label: nombre })),
  },
  { name: 'moneda', label: labelOf(fields.moneda, language), choices: optionsOf(fields.moneda.choices, language) },
]

export const pastDocumentSpec = listSpec({
  orders: ['fecha', 'numero', 'cliente', 'tipo', 'situacion'],
  startOrder: '-fecha',
  filters: { tipo: kinds, moneda: currencies, empresa_id: 'id', fecha_desde: 'day', fecha_hasta: 'day' },
})

/** Quotes, orders, invoices and payments of the program that the house used before. */
export const pastDocuments = recordScreens<typeof pastDocument, Texts, PastDocument, Choices>({
  calls: pastDocumentCalls,
  rows: 'documentos',
  areas: ['documentos_historicos', 'empresas'],
  texts: pastDocumentTexts,
  spec: pastDocumentSpec,
  columns: ({ t, language, date }) => {
    const [kind, number, day, client, ...others] = columnsOf<typeof fields, PastDocument>(fields, language, {
      fecha: ({ fecha }) => date(fecha),
    })
    return [
      number!,
      kind,
      { ...day!, kind: 'date' },
      client!,
      {
        id: 'total',
        label: t.amount,
        kind: 'number',
        cell: ({ total, moneda }) => moneyText(total, moneda),
      },
      ...others,
      { id: 'file', label: t.file, priority: 3, cell: ({ pdf }) => (pdf ? t.hasFile : '') },
    ]
  },
  param: 'documentoId',
  size: 'form',
  opensNew: true,
  draft: 'past-document',
  data: (api) => api.load(pastDocumentCalls.initData, {}),
  name: ({ numero, cliente }) => `${numero} · ${cliente}`,
  summary: ({ tipo, total, moneda, referencia, empresa_nombre }, { t, language }) => (
    <SummaryLine>
      {textIn(pastDocumentKindNames[tipo], language)}
      {moneyText(total, moneda)}
      {referencia && t.refersTo(referencia)}
      {empresa_nombre}
    </SummaryLine>
  ),
  fields: ({ t, language }, { row, values, data }) => [
    ...formFieldsOf(
      fields,
      { language, values },
      {
        total: {
          kind: 'own',
          start: '',
          draw: (props) => <MoneyField {...(props as { label: string })} currency={values.moneda || 'USD'} />,
        },
      },
    ),
    {
      name: 'empresa_id',
      label: t.enterprise,
      hint: t.enterpriseHint,
      kind: 'choice',
      choices: data.empresas.map(({ id, nombre }) => ({ value: id, label: nombre })),
      clearable: true,
      wide: true,
    },
    {
      name: 'documento',
      label: t.file,
      kind: 'pdf',
      stored: row?.pdf ? { ...row.pdf, id: row.id, opens: pastDocumentCalls.openFile } : null,
      without: noPastFile,
      maxBytes: limits.fileBytes,
      wide: true,
    },
  ],
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})
