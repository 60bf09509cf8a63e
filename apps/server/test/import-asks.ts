import { importTypes } from '@portal/contract/imports/opens'
import { type Asks, byId, list, reading } from './asks.ts'

/** How the calls of each kind of import are asked for the import of someone else. */
export const importAsks: Readonly<Record<string, Asks>> = Object.fromEntries(
  importTypes.flatMap((type): [string, Asks][] => [
    [`POST /v1/importador/${type}/save`, (of) => [{ body: { importacion_id: of.import }, isMultipart: true }]],
    [`GET /v1/importador/${type}/list`, list],
    [`GET /v1/importador/${type}/:id`, reading('import')],
    [`PUT /v1/importador/${type}/deshacer/:id`, byId('import')],
  ]),
)

/** Those that name nothing of anyone else. */
export const importsForNobody = importTypes.flatMap((type) => [
  `GET /v1/importador/${type}/download/plantilla`,
  `POST /v1/importador/${type}/revisar`,
])
