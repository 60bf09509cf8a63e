import { Module } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { categoryCalls } from '@portal/contract/machines/categories/calls'
import { CategoryStatus, categoryStatusNames } from '@portal/contract/machines/categories/constants'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage } from '#core/language/language.ts'
import { categoryTexts } from './category-texts.ts'

export const categories = recordScreens({
  calls: categoryCalls,
  rows: 'categorias_clasificado',
  areas: ['clasificado_categorias', 'clasificados'],
  texts: categoryTexts,
  spec: listSpec({ orders: ['nombre', 'nombre_en'], filters: {} }),
  columns: ({ t, number }) => [
    {
      id: 'spanish',
      label: t.spanish,
      sort: 'nombre',
      cell: ({ nombre, imagen_url }) => <PicturedName name={nombre} picture={imagen_url} />,
    },
    { id: 'english', label: t.english, sort: 'nombre_en', cell: ({ nombre_en }) => nombre_en },
    {
      id: 'listings',
      label: t.machines,
      kind: 'number',
      cell: ({ id, nombre, clasificados: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/clasificados/clasificados-admin?categoria_id=${id}`}
          module={Module.manageMachines}
          label={t.machinesOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: ({ estado_id }) => <CategoryStatusDot status={estado_id} />,
    },
  ],
  param: 'categoriaId',
  name: ({ nombre }) => nombre,
  summary: ({ estado_id, clasificados }, { t }) => (
    <SummaryLine>
      <CategoryStatusDot status={estado_id} />
      {t.countMachines(clasificados)}
    </SummaryLine>
  ),
  fields: ({ t, language }, { row }) => [
    { name: 'nombre', label: t.spanish, max: 80, required: true, wide: true },
    { name: 'nombre_en', label: t.english, max: 80, required: true, wide: true },
    ...(row
      ? [
          {
            name: 'estado_id',
            label: t.status,
            kind: 'choice',
            choices: choicesOf(categoryStatusNames, language),
            hint: t.statusHint,
            required: true,
            wide: true,
          } as const,
        ]
      : []),
    { name: 'archivo', label: '', kind: 'picture', stored: row?.imagen_url ?? null, wide: true },
  ],
  deletion: ({ clasificados }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    deactivates: clasificados > 0 && t.deactivateText,
    isLeft: (datos) => (datos as { solo_desactivada: boolean }).solo_desactivada,
  }),
})

/** The status of a category as text, with its dot. */
function CategoryStatusDot({ status }: { status: number }) {
  const known = status as CategoryStatus
  const tone = known === CategoryStatus.active ? 'done' : 'neutral'
  return <StatusDot tone={tone}>{textIn(categoryStatusNames[known], useLanguage())}</StatusDot>
}
