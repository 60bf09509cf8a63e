import { synonymCalls } from '@portal/contract/synonyms/calls'
import { termLimits } from '@portal/contract/synonyms/terms'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: 'Sinónimos de búsqueda',
  search: 'Término en español o inglés',
  none: 'Todavía no hay sinónimos',
  noneText: 'Agregue el primero: quien busque uno de los términos encontrará los clasificados que usan los demás.',
  add: 'Nuevo sinónimo',
  create: 'Crear sinónimo',
  term: 'Término',
  others: 'También en español',
  othersEnglish: 'También en inglés',
  termHint: 'Como lo escriben los clasificados, por ejemplo «montacargas».',
  othersHint: 'Otros términos con el mismo significado, separados por comas. Singular y plural valen lo mismo.',
  means: 'Vale en maquinaria y en propiedades desde que se guarda.',
  remove: 'Eliminar sinónimo',
  removeText: 'Cada término volverá a encontrar solo los clasificados que lo usan.',
}

const en: typeof es = {
  title: 'Search synonyms',
  search: 'Term in Spanish or English',
  none: 'There are no synonyms yet',
  noneText: 'Add the first one: whoever searches one of the terms will find the listings that use the others.',
  add: 'New synonym',
  create: 'Create synonym',
  term: 'Term',
  others: 'Also in Spanish',
  othersEnglish: 'Also in English',
  termHint: 'As listings write it, for example “montacargas”.',
  othersHint: 'Other terms of the same meaning, separated by commas. Singular and plural count as one.',
  means: 'It works for machinery and properties as soon as it is saved.',
  remove: 'Delete synonym',
  removeText: 'Each term will again find only the listings that use it.',
}

const most = termLimits.terms * (termLimits.length + 2)

export const synonyms = recordScreens({
  calls: synonymCalls,
  rows: 'sinonimos',
  areas: ['sinonimos'],
  texts: { es, en },
  spec: listSpec({ orders: ['nombre', 'tambien', 'tambien_en'], filters: {} }),
  param: 'sinonimoId',
  columns: ({ t }) => [
    { id: 'term', label: t.term, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'others', label: t.others, sort: 'tambien', cell: ({ tambien }) => tambien || '—' },
    { id: 'english', label: t.othersEnglish, sort: 'tambien_en', cell: ({ tambien_en }) => tambien_en || '—' },
  ],
  name: ({ nombre }) => nombre,
  summary: (_, { t }) => <SummaryLine>{t.means}</SummaryLine>,
  fields: ({ t }) => [
    { name: 'nombre', label: t.term, hint: t.termHint, max: termLimits.length, required: true, wide: true },
    { name: 'tambien', label: t.others, hint: t.othersHint, max: most, wide: true },
    { name: 'tambien_en', label: t.othersEnglish, max: most, wide: true },
  ],
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})
